import { localeOf } from './languages.ts'

/** What a time zone (IANA) is called in a language: Central European Time, توقيت الأردن. */
export function zoneName(timeZone: string, lang: string): string {
  const words = new Intl.DateTimeFormat(localeOf(lang), { timeZone, timeZoneName: 'longGeneric' })
  return words.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
