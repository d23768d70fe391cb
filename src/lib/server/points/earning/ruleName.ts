import { readerWords, type ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Rule } from '#shared/points/rules.ts'

/** The name of a rule in the reader's language, else in the site's language. */
export function ruleName({ name, translations }: Rule, reading: ReaderLanguages): { name: string; lang: string } {
  return readerWords({ own: { name }, language: reading.siteLanguage, translations }, 'name', reading)
}
