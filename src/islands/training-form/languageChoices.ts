import type { SelectChoice } from '#client/queries/choices.ts'
import { isLanguage } from '#shared/i18n/isLanguage.ts'
import { localeOf } from '#shared/i18n/languages.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** All pairs of letters: a few hundred, of which the runtime knows the languages. */
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

/** The languages with a code of two letters, and the one that is held, by their names in the reader's language. */
export function languageChoices(lang: string, held: string): SelectChoice[] {
  const names = new Intl.DisplayNames([localeOf(lang)], { type: 'language' })
  const { compare } = new Intl.Collator(lang)
  return [...new Set([held, ...pairs.filter(isLanguage)])]
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => compare(one.label, other.label))
}
