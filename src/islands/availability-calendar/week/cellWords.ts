import { type CalendarDay, stateOf } from '#client/availability/weekDays.ts'
import { clockTime } from '#shared/availability/dayHours.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import { reasonWords } from '#shared/availability/reasonWords.ts'
import type { CalendarFormats } from '#shared/i18n/calendarFormats.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** A cell of the grid in words: its day, its time and its state. */
export function cellWords(day: CalendarDay, part: TimeRange, formats: CalendarFormats, t: Translate): string {
  const when = t('{{day}}, {{hours}}', {
    day: formats.dayLong(day.day),
    hours: formats.hours(clockTime(part.from), clockTime(part.until)),
  })
  return `${when}: ${stateWords(day, part, t)}`
}

/** The state of a part of a day, the most important fact first. */
export function stateWords(day: CalendarDay, part: TimeRange, t: Translate): string {
  const { session, off, isBusy, isFree } = stateOf(day, part)
  const title = session && { title: session.title }
  const words = [
    title && (session.state === 'requested' ? t('Request: {{title}}', title) : t('Session: {{title}}', title)),
    off && t('Time off: {{reason}}', { reason: t(reasonWords[off.reason]) }),
    isBusy && t('Busy elsewhere'),
    isFree ? t('Free to teach') : t('No hours'),
  ]
  return words.filter(Boolean).join(', ')
}
