import { createInstance, type TOptions } from 'i18next'
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
 * Prepares each language at its first use: the shipped catalogue with the site's overrides. An empty text does not
 * count. A string without a translation is shown in the source language, with that language's plural. Values are not
 * escaped, because the renderer does that; they are isolated in the sentence's direction, and numbers follow the
 * language's rules.
 */
export function createTranslators({
  catalogues,
  overrides,
}: {
  catalogues: Readonly<Record<string, Catalogue>>
  overrides: readonly TranslationOverride[]
}): Translators {
  const own = Map.groupBy(overrides, ({ langcode }) => canonicalLanguage(langcode))
  const languages = new Set([sourceLanguage, ...Object.keys(catalogues), ...own.keys()])
  const stringsOf = perLanguage(languages, (lang: string) => {
    const shipped = Object.hasOwn(catalogues, lang) ? catalogues[lang] : undefined
    return withOverrides(shipped ? shippedStrings(shipped) : noStrings, own.get(lang) ?? [])
  })
  const sourceStrings = stringsOf(sourceLanguage)
  const translations = perLanguage(languages, (lang: string) => ({ lang, strings: stringsOf(lang), sourceStrings }))
  const { plural, interpolator } = startI18next(stringsOf)

  function make(lang: string): Translate {
    const { strings } = translations(lang)
    const chain = lang === sourceLanguage ? [lang] : [lang, sourceLanguage]
    function translate(source: string, values: Values): string {
      const shown = showValues(values, lang)
      const { count } = values
      if (typeof count === 'number') {
        // The values are passed separately, so that one may have the name of an i18next option.
        return plural(source, { lng: lang, lngs: chain, count, replace: shown, nest: false })
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

  const translatorOf = perLanguage(languages, make)
  const canonical = perLanguage(languages, (lang) => canonicalLanguage(lang) ?? sourceLanguage)
  return {
    translator: (lang) => translatorOf(canonical(lang)),
    translations,
  }
}

type Strings = Translations['strings']

/** Keeps what is made for the languages of the site. Strangers can ask for others, which are made each time. */
function perLanguage<Made>(
  languages: ReadonlySet<string | undefined>,
  make: (lang: string) => Made,
): (lang: string) => Made {
  const made = new Map<string, Made>()
  return (lang) => {
    const kept = made.get(lang)
    if (kept !== undefined) return kept
    const value = make(lang)
    if (languages.has(lang)) made.set(lang, value)
    return value
  }
}

const noStrings: Strings = new Map()

function withOverrides(shipped: Strings, overrides: readonly TranslationOverride[]): Strings {
  const changed = overrides.filter(({ translation }) => translation !== '')
  if (changed.length === 0) return shipped
  return new Map([...shipped, ...changed.map(({ source, translation }) => [source, translation] as const)])
}

const read = new WeakMap<Catalogue, Strings>()

/** The texts of a catalogue, made once: a site is loaded again after each change of its settings. */
function shippedStrings(catalogue: Catalogue): Strings {
  const known = read.get(catalogue)
  if (known) return known
  // Thousands of texts for each language at the start: a list of pairs would take twice as long.
  const strings = new Map<string, string>()
  for (const source of Object.keys(catalogue)) {
    const text = catalogue[source]
    if (text) strings.set(source, text)
  }
  read.set(catalogue, strings)
  return strings
}

const NAMESPACE = 'translation'

/** The instance keeps the source language; every call names its own languages, so requests do not affect each other. */
function startI18next(stringsOf: (lang: string) => Strings) {
  const i18n = createInstance()
  i18n.init({
    lng: sourceLanguage,
    initAsync: false,
    resources: {},
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    returnEmptyString: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  })
  const given = new Set<string>()

  /** It copies the texts of a language, so that it gets them when a plural of them is needed. */
  function give(lang: string): void {
    const strings = stringsOf(lang)
    if (strings.size === 0) return
    given.add(lang)
    i18n.addResourceBundle(lang, NAMESPACE, Object.fromEntries(strings), false, false, { silent: true, skipCopy: true })
  }

  function plural(source: string, options: { lngs: readonly string[]; count: number } & TOptions): string {
    for (const lang of options.lngs) if (!given.has(lang)) give(lang)
    return i18n.t(source, options)
  }
  return { plural, interpolator: i18n.services.interpolator }
}
