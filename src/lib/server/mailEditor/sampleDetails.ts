import { toInstant } from '#shared/instant.ts'
import type { Translate } from '#shared/i18n/message.ts'
import type { NoticeType } from '#shared/notices/kinds.ts'
import { DAY_MS } from '#shared/time.ts'

/** The details of a sample of a notice: values as a real one would have, in the language of the sample. */
export function sampleDetails(
  type: NoticeType,
  { t, now, timeZone, name }: { t: Translate; now: Date; timeZone: string; name: string },
): object {
  const soon = toInstant(new Date(now.getTime() + 14 * DAY_MS))
  const title = t('First steps')
  if (type === 'points_expiring') return { points: 120, date: soon.slice(0, 10) }
  if (type === 'order_state') return { order: 1, state: 'fulfilled', title }
  const session = { session: 1, training: 1, title, from: soon, time_zone: timeZone }
  return type === 'session_declined' ? { ...session, name } : session
}
