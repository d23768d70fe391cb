import { fromInstant } from '../contract/time.ts'
import { localeOf } from './languages.ts'

/** The day of an instant (UTC text) on the site's clock, in a language. */
export function siteDay(instant: string, { lang, timeZone }: { lang: string; timeZone: string }): string {
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium', timeZone }).format(fromInstant(instant))
}
