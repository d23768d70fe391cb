import type { ScheduleFormats } from './scheduleWords.ts'
import { localeOf } from '../i18n/languages.ts'
import { intlFormats } from '../i18n/intlFormats.ts'

/** The formats of the words about schedules; small enough for an island, and the same on the server. */
export function scheduleFormats(
  lang: string,
): ScheduleFormats & { number(value: number): string; month(day: string): string } {
  const locale = localeOf(lang)
  const { list, number } = intlFormats(lang)
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const monthDays = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return {
    number,
    list,
    date: (day) => dates.format(Date.parse(day)),
    month: (day) => months.format(Date.parse(day)),
    monthDay: (date) => monthDays.format(Date.parse(`2024-${date}`)),
  }
}
