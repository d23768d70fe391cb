import { fromInstant, toInstant } from '../instant.ts'
import { localeOf } from '../i18n/languages.ts'
import { memo } from '../memo.ts'

/** A day as a leaf of a calendar shows it, in one language. */
export interface SessionDay {
  day: string
  month: string
  weekday: string
  year: string
}

const formatOf = memo(500, (key: string) => {
  const [locale, timeZone] = JSON.parse(key) as [string, string]
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    weekday: 'long',
    year: 'numeric',
  })
})

/** The day of an instant (UTC) in a time zone (IANA). */
export function sessionDay(instant: string, { lang, timeZone }: { lang: string; timeZone: string }): SessionDay {
  const parts = formatOf(JSON.stringify([localeOf(lang), timeZone])).formatToParts(fromInstant(instant))
  const part = (type: keyof SessionDay) => parts.find((one) => one.type === type)?.value ?? ''
  return { day: part('day'), month: part('month'), weekday: part('weekday'), year: part('year') }
}

/** Whether a session ends on the day on which it begins. */
export function isOneDay({ from, until, time_zone }: { from: string; until: string; time_zone: string }): boolean {
  const where = { lang: 'en', timeZone: time_zone }
  return JSON.stringify(sessionDay(from, where)) === JSON.stringify(sessionDay(lastMoment(until), where))
}

/** The last second before the end of a session: an end at midnight is of the day before. */
export function lastMoment(until: string): string {
  return toInstant(new Date(fromInstant(until).getTime() - 1))
}
