import { isolate } from './bidi.ts'
import { direction, localeOf } from './languages.ts'

/** The formats of days and hours in calendars. Days are texts, `yyyy-MM-dd`; times are those of a clock. */
export interface CalendarFormats {
  /** Tuesday 24 November */
  dayLong(day: string): string
  /** Tue 24 Nov */
  dayShort(day: string): string
  /** Tuesday */
  weekdayLong(day: string): string
  /** Tue */
  weekday(day: string): string
  /** T */
  weekdayLetter(day: string): string
  /** 24 */
  dayNumber(day: string): string
  /** 23–29 November 2026 */
  days(first: string, last: string): string
  /** November 2026 */
  month(day: string): string
  /** 09:00–12:00, from left to right in every language. */
  hours(from: string, until: string): string
}

const made = new Map<string, CalendarFormats>()

/** The same on the server and in an island; made once per language. */
export function calendarFormats(lang: string): CalendarFormats {
  const formats = made.get(lang) ?? make(lang)
  made.set(lang, formats)
  return formats
}

function make(lang: string): CalendarFormats {
  const locale = localeOf(lang)
  const side = direction(lang)
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const showing = (options: Intl.DateTimeFormatOptions) => {
    const format = formatter(options)
    return (day: string) => format.format(Date.parse(day))
  }
  const span = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
  return {
    dayLong: showing({ weekday: 'long', day: 'numeric', month: 'long' }),
    dayShort: showing({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekdayLong: showing({ weekday: 'long' }),
    weekday: showing({ weekday: 'short' }),
    weekdayLetter: showing({ weekday: 'narrow' }),
    dayNumber: showing({ day: 'numeric' }),
    days: (first, last) => span.formatRange(Date.parse(first), Date.parse(last)),
    month: showing({ month: 'long', year: 'numeric' }),
    hours: (from, until) => isolate(`${from}–${until}`, side),
  }
}
