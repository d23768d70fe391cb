import { type Reading, readIn } from '#shared/i18n/readIn.ts'
import type { Rule } from '#shared/points/rules.ts'

/** How a rule is called in somebody's language; its own name is in the site's. */
export function ruleName({ name, translations }: Rule, reading: Reading): { name: string; lang: string } {
  return readIn({ own: { name }, language: reading.siteLanguage, translations }, 'name', reading)
}
