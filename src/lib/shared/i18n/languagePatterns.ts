import { baseOf } from './languages.ts'

/** The usual patterns of languages that write dates in another way than `defaultPatterns`. */
const languagePatterns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { short: 'd.m.Y', medium: 'j. M Y', long: 'l, j. F Y', day_month: 'j. M' },
  es: { long: 'l, j \\d\\e F \\d\\e Y', month: 'F \\d\\e Y' },
  fr: { long: 'l j F Y' },
  he: { short: 'd.m.Y', medium: 'j בM Y', long: 'l, j בF Y', day_month: 'j בM' },
}

/** The pattern of a style in a language, for sites that set none; `undefined` if the language follows the default. */
export function languagePattern(style: string, lang: string): string | undefined {
  return languagePatterns[baseOf(lang)]?.[style]
}
