import { readerWords, type ReaderLanguages } from '#shared/i18n/readerText.ts'
import type { Rule } from '#shared/points/rules.ts'

/** How a rule is called in somebody's language; its own name is in the site's. */
export function ruleName({ name, translations }: Rule, reading: ReaderLanguages): { name: string; lang: string } {
  return readerWords({ own: { name }, language: reading.siteLanguage, translations }, 'name', reading)
}
