import { createInstance } from 'i18next'
import { canonicalLanguage, sourceLanguage } from '#shared/i18n/languages.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { showValues } from '#shared/i18n/values.ts'
import type { Catalogue } from './catalogues.ts'

/** A translation by the site's administrators; plural forms have sources as in the catalogues (`{{count}} points_few`). */
export interface TranslationOverride {
  langcode: string
  source: string
  translation: string
}

/** The strings of one language, with the source language's strings as fallback. */
export interface Translations {
  lang: string
  strings: ReadonlyMap<string, string>
  sourceStrings: ReadonlyMap<string, string>
}

/** The sentences with values that are kept of each language: most pages show the same numbers and names. */
const SENTENCES = 500
const LONGEST_KEY = 300

type Values = NonNullable<Parameters<Translate>[1]>

export interface Translators {
  /** Returns the translate function of a language; requests can share it. */
  translator(lang: string): Translate
  translations(lang: string): Translations
}

/**
 * Prepares all languages once: the shipped catalogues with the site's overrides. An empty text does not count. A string
 * without a translation is shown in the source language, with that language's plural. Values are not escaped, because
 * the renderer does that; they are isolated in the sentence's direction, and numbers follow the language's rules.
 */
export function createTranslators(from: {
  catalogues: Readonly<Record<string, Catalogue>>
  overrides: readonly TranslationOverride[]
}): Translators {
  const languages = mergeOverrides(from.catalogues, from.overrides)
  const sourceStrings = languages.get(sourceLanguage) ?? new Map<string, string>()
  const i18n = startI18next(languages)
  const { interpolator } = i18n.services
  const made = new Map<string, Translate>()
  const known = new Map([...languages].map(([lang, strings]) => [lang, { lang, strings, sourceStrings }]))

  function make(lang: string): Translate {
    const { strings } = translations(lang)
    const chain = lang === sourceLanguage ? [lang] : [lang, sourceLanguage]
    function translate(source: string, values: Values): string {
      const shown = showValues(values, lang)
      const { count } = values
      if (typeof count === 'number') {
        // The values are passed separately, so that one may have the name of an i18next option.
        return i18n.t(source, { lng: lang, lngs: chain, count, replace: shown, nest: false })
      }
      // Without a plural, the lookup of i18next would take half of the time.
      return interpolator.interpolate(strings.get(source) ?? sourceStrings.get(source) ?? source, shown, lang, {})
    }

    const sentences = new Map<string, string>()
    return (source, values) => {
      // Most strings have no values: a lookup without i18next is enough for the hundreds on a page.
      if (!values) return strings.get(source) ?? sourceStrings.get(source) ?? source
      const key = JSON.stringify([source, values])
      const known = sentences.get(key)
      if (known !== undefined) return known
      const sentence = translate(source, values)
      if (sentences.size >= SENTENCES) sentences.clear()
      if (key.length <= LONGEST_KEY) sentences.set(key, sentence)
      return sentence
    }
  }

  function translations(lang: string): Translations {
    return known.get(lang) ?? { lang, strings: new Map(), sourceStrings }
  }

  for (const lang of languages.keys()) made.set(lang, make(lang))
  return {
    translator: (lang) => made.get(lang) ?? make(canonicalLanguage(lang) ?? sourceLanguage),
    translations,
  }
}

function mergeOverrides(
  catalogues: Readonly<Record<string, Catalogue>>,
  overrides: readonly TranslationOverride[],
): Map<string, ReadonlyMap<string, string>> {
  const languages = new Map(Object.entries(catalogues).map(([lang, strings]) => [lang, stringsOf(strings)]))
  const usable = overrides.filter(({ translation }) => translation !== '')
  for (const [lang, own] of Map.groupBy(usable, ({ langcode }) => canonicalLanguage(langcode))) {
    if (!lang) continue
    const changed = own.map(({ source, translation }) => [source, translation] as const)
    languages.set(lang, new Map([...(languages.get(lang) ?? []), ...changed]))
  }
  return languages
}

const read = new WeakMap<Catalogue, ReadonlyMap<string, string>>()

/** The texts of a catalogue, made once: a site is loaded again after each change of its settings. */
function stringsOf(catalogue: Catalogue): ReadonlyMap<string, string> {
  const known = read.get(catalogue)
  if (known) return known
  const strings = new Map(Object.entries(catalogue).filter(([, text]) => text !== ''))
  read.set(catalogue, strings)
  return strings
}

/** The instance keeps the source language; every call names its own language, so requests do not affect each other. */
function startI18next(languages: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const i18n = createInstance()
  i18n.init({
    lng: sourceLanguage,
    initAsync: false,
    resources: Object.fromEntries(
      [...languages].map(([lang, strings]) => [lang, { translation: Object.fromEntries(strings) }]),
    ),
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    returnEmptyString: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  })
  return i18n
}
