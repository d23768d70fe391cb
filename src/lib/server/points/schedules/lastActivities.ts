import type { Activity } from '#shared/points/scheduleTerms.ts'
import type { Trigger } from '#shared/points/rules.ts'
import { always, isWithin, type Span } from '#shared/points/windows.ts'
import type { Reader } from '../../db/database.ts'

/** When each of these users (`after` excluded, `upTo` included) last did one of these activities in a span, by uid. */
export async function lastActivities(
  reader: Reader,
  { after, upTo }: { after: number; upTo: number },
  activities: readonly Activity[],
  span: Span = always,
): Promise<Map<number, string>> {
  const last = new Map<number, string>()
  const note = (uid: number, at: string | null) => {
    if (at !== null && isWithin(at, span) && at > (last.get(uid) ?? '')) last.set(uid, at)
  }
  const kinds = [
    ...(activities.includes('earn') ? ['earn' as const] : []),
    ...(activities.includes('spend') ? ['purchase' as const] : []),
  ]
  if (kinds.length > 0) {
    const entries = await reader
      .selectFrom('point_entries')
      .select(['uid', ({ fn }) => fn.max('at').as('at')])
      .where('uid', '>', after)
      .where('uid', '<=', upTo)
      .where('kind', 'in', kinds)
      .where('at', '>=', span.from)
      .where('at', '<', span.until)
      .groupBy('uid')
      .execute()
    for (const { uid, at } of entries) note(uid, at)
  }
  if (activities.includes('login')) {
    const logins = await reader
      .selectFrom('users')
      .select(['uid', 'last_login as at'])
      .where('uid', '>', after)
      .where('uid', '<=', upTo)
      .execute()
    for (const { uid, at } of logins) note(uid, at)
    // A user who stays signed in gets one visit a day without a new sign-in.
    const visits = await reader
      .selectFrom('learning_events')
      .select(['uid', ({ fn }) => fn.max('at').as('at')])
      .where('uid', '>', after)
      .where('uid', '<=', upTo)
      .where('type', '=', 'daily_login' satisfies Trigger)
      .where('at', '>=', span.from)
      .where('at', '<', span.until)
      .groupBy('uid')
      .execute()
    for (const { uid, at } of visits) note(uid ?? 0, at)
  }
  return last
}
