import { fromInstant } from '../instant.ts'
import { localeOf } from './languages.ts'
import { lastWholeDay } from './lastWholeDay.ts'

/** A language, and the site's time zone (IANA). */
interface SiteClock {
  lang: string
  timeZone: string
}

const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const
const timeParts = { ...parts, hour: '2-digit', minute: '2-digit' } as const

/** The day of an instant (UTC text) on the site's clock, in a language. The month has its name in every language. */
export function siteDay(instant: string, clock: SiteClock): string {
  return onClock(instant, clock, parts)
}

/** An end that does not belong to the time before it: the last day, or the day and time if it is within a day. */
export function siteEnd(end: string, { lang, timeZone }: SiteClock): string {
  const day = lastWholeDay(end, timeZone)
  if (day === null) return onClock(end, { lang, timeZone }, timeParts)
  return siteDay(`${day} 00:00:00`, { lang, timeZone: 'UTC' })
}

function onClock(instant: string, { lang, timeZone }: SiteClock, shown: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(lang), { ...shown, timeZone }).format(fromInstant(instant))
}
