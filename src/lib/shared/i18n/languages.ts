import { memo } from '../memo.ts'
import { capitalised } from './capitalised.ts'

/** Sources are written in English; `origin`, the specification's name for the source language, is the same. */
export const sourceLanguage = 'en'

export type Direction = 'ltr' | 'rtl'

/** A language of the interface as in the contract; a direction other than 0 is right to left. */
export interface InterfaceLanguage {
  langcode: string
  direction: 0 | 1
  weight: number
}

/** The languages that have a catalogue in the product, in the order of the language menu. */
export const shippedLanguages: readonly InterfaceLanguage[] = [
  { langcode: 'en', direction: 0, weight: 0 },
  { langcode: 'de', direction: 0, weight: 1 },
  { langcode: 'fr', direction: 0, weight: 2 },
  { langcode: 'es', direction: 0, weight: 3 },
  { langcode: 'ar', direction: 1, weight: 4 },
  { langcode: 'he', direction: 1, weight: 5 },
]

/** Catalogues that are still being translated: a site cannot turn them on, and their strings are not checked. */
const unfinished: readonly string[] = []

/** The shipped languages whose catalogue has every string: a site can turn them on. */
export const completeLanguages: readonly InterfaceLanguage[] = shippedLanguages.filter(
  ({ langcode }) => !unfinished.includes(langcode),
)

/**
 * The canonical form of a BCP 47 tag (`pt-br` → `pt-BR`, `iw` → `he`, `origin` → `en`); `undefined` if the text is not
 * a language tag.
 */
export function canonicalLanguage(code: string): string | undefined {
  if (code === 'origin') return sourceLanguage
  try {
    return Intl.getCanonicalLocales(code.replaceAll('_', '-'))[0]
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The language of a tag without script and region: `zh-TW` → `zh`. */
export function baseOf(lang: string): string {
  return lang.split('-', 1)[0] ?? lang
}

/**
 * The locale for `Intl`. English is written the international way (day before month); Arabic keeps its words and order
 * but has Latin digits, as most of its readers know from other sites.
 */
export function localeOf(lang: string): string {
  if (lang === 'en' || lang === 'origin') return 'en-GB'
  return baseOf(lang) === 'ar' ? `${lang}-u-nu-latn` : lang
}

const rightToLeftScripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** The writing direction of a language; left to right for a text that is not a language tag. */
export function direction(lang: string): Direction {
  return rightToLeftScripts.includes(scriptCode(lang)) ? 'rtl' : 'ltr'
}

/**
 * The direction that the site stores for a language (nonzero: right to left), otherwise that of the language's script.
 */
export function storedDirection(
  languages: readonly { langcode: string; direction: number }[],
  lang: string,
): Direction {
  const stored = languages.find(({ langcode }) => langcode === lang)
  if (!stored) return direction(lang)
  return stored.direction === 0 ? 'ltr' : 'rtl'
}

/**
 * The ISO 15924 code of a language's usual script (`sr-Latn` names it itself); '' for a text that is not a language
 * tag.
 */
export function scriptCode(lang: string): string {
  return scriptCodes(lang)
}

const scriptCodes = memo(500, (lang: string): string => {
  const language = canonicalLanguage(lang)
  return (language && new Intl.Locale(language).maximize().script) || ''
})

/** The language's own name, for a language menu: `Français`, `العربية`. */
export const nativeName = memo(200, (lang: string): string => {
  const language = canonicalLanguage(lang)
  if (!language) return lang
  return capitalised(nativeWord(language), language)
})

/** The language's own name inside a sentence: `français`, `Deutsch`. */
export const nativeWord = memo(200, (lang: string): string => {
  const language = canonicalLanguage(lang)
  if (!language) return lang
  // To make these costs more than the rest of a footer.
  const names = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' })
  return names.of(language) ?? language
})
