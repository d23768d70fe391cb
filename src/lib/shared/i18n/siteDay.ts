import { fromInstant } from '../contract/time.ts'
import { localeOf } from './languages.ts'

const parts = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** The day of an instant (UTC text) on the site's clock, in a language. The month has its name in every language. */
export function siteDay(instant: string, { lang, timeZone }: { lang: string; timeZone: string }): string {
  return new Intl.DateTimeFormat(localeOf(lang), { ...parts, timeZone }).format(fromInstant(instant))
}
