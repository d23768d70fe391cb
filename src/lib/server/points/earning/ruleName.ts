import { type Reading, readIn } from '#shared/i18n/readIn.ts'
import type { Rule } from '#shared/points/rules.ts'

/** The name of a rule in the reader's language, else in the site's language. */
export function ruleName({ name, translations }: Rule, reading: Reading): { name: string; lang: string } {
  return readIn({ own: { name }, language: reading.siteLanguage, translations }, 'name', reading)
}
