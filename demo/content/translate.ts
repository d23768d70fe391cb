import { shippedLanguages } from '#shared/i18n/languages.ts'
import { demoCatalogues } from './catalogues.ts'
import type { Localised } from './types.ts'

type Translated = keyof typeof demoCatalogues

/** A language of the demo academy. */
export type DemoLanguage = keyof Localised | Translated

/** The languages of the demo academy, in the order of the language menu. */
export const demoLanguages: readonly DemoLanguage[] = shippedLanguages.map(({ langcode }) => langcode).filter(isWritten)

/** The parts of a section that are no text. */
const plain = new Set(['type', 'url', 'source'])

/** The language of the demo academy for a reader of `language`. */
export function demoLanguage(language: string): DemoLanguage {
  return isWritten(language) ? language : 'en'
}

/** A text of the demo academy in each of its languages. */
export function inAllLanguages(text: Localised): Record<DemoLanguage, string> {
  return eachLanguage((language) => inLanguage(text, language))
}

/** The same without English, for what stores its English text apart. */
export function translationsOf<T>(textIn: (language: DemoLanguage) => T): Record<string, T> {
  const { en, ...translations } = eachLanguage(textIn)
  return translations
}

/** A value for each language of the demo academy. */
export function eachLanguage<T>(valueIn: (language: DemoLanguage) => T): Record<DemoLanguage, T> {
  return Object.fromEntries(demoLanguages.map((language) => [language, valueIn(language)])) as Record<DemoLanguage, T>
}

/** A text in a language. HTML is translated line by line. Throws if a translation is missing. */
export function inLanguage(text: Localised, language: DemoLanguage): string {
  if (language === 'en' || language === 'ar') return text[language]
  return text.en
    .split('\n')
    .map((line) => translated(line, language))
    .join('\n')
}

/** The content of a section in a language: the same structure with translated texts. */
export function contentIn<T>(content: Record<keyof Localised, T>, language: DemoLanguage): T {
  if (language === 'en' || language === 'ar') return content[language]
  return translatedContent(content.en, language) as T
}

function translatedContent(value: unknown, language: Translated): unknown {
  if (typeof value === 'string') return translated(value, language)
  if (Array.isArray(value)) return value.map((item) => translatedContent(item, language))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  return Object.fromEntries(
    parts.map(([name, part]) => [name, plain.has(name) ? part : translatedContent(part, language)]),
  )
}

function translated(english: string, language: Translated): string {
  if (english === '') return ''
  const catalogue: Readonly<Record<string, string>> = demoCatalogues[language]
  const text = Object.hasOwn(catalogue, english) ? catalogue[english] : undefined
  if (!text) throw new Error(`The demo's text "${english}" is not written in the language ${language}.`)
  return text
}

function isWritten(language: string): language is DemoLanguage {
  return language === 'en' || language === 'ar' || Object.hasOwn(demoCatalogues, language)
}
