import { localeOf } from './languages.ts'

/** The name of a time zone (IANA) in a language: Central European Time, توقيت الأردن. */
export function zoneName(timeZone: string, lang: string): string {
  const words = new Intl.DateTimeFormat(localeOf(lang), { timeZone, timeZoneName: 'longGeneric' })
  return words.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
