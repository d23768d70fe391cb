import { createInstance } from 'i18next'
import { canonicalLanguage, sourceLanguage } from '#shared/i18n/languages.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { showValues } from '#shared/i18n/values.ts'
import type { Catalogue } from './catalogues.ts'

/** A translation made at the site itself; plural forms have sources as in the catalogues (`{{count}} points_few`). */
export interface TranslationOverride {
  langcode: string
  source: string
  translation: string
}

/** What a language says: its own strings, and the source language's for what it lacks. */
export interface Translations {
  lang: string
  strings: ReadonlyMap<string, string>
  sourceStrings: ReadonlyMap<string, string>
}

export interface Translators {
  /** The language's translate; the same function at every call, safe to share among requests. */
  translator(lang: string): Translate
  translations(lang: string): Translations
}

/**
 * Prepares every language once: the shipped catalogues with the site's overrides laid over them. An empty text
 * counts as none. A string that a language lacks is shown in the source language, with that language's plural.
 * Values are not escaped, because what renders the text does that, but they are made safe for the direction of the
 * sentence and numbers are written by the language's rules.
 */
export function createTranslators(from: {
  catalogues: Readonly<Record<string, Catalogue>>
  overrides: readonly TranslationOverride[]
}): Translators {
  const languages = mergeOverrides(from.catalogues, from.overrides)
  const sourceStrings = languages.get(sourceLanguage) ?? new Map<string, string>()
  const i18n = startI18next(languages)
  const made = new Map<string, Translate>()

  function make(lang: string): Translate {
    const { strings } = translations(lang)
    const chain = lang === sourceLanguage ? [lang] : [lang, sourceLanguage]
    return (source, values) => {
      // Most strings take no values; a page has hundreds of them and needs no engine to look them up.
      if (!values) return strings.get(source) ?? sourceStrings.get(source) ?? source
      return i18n.t(source, {
        lng: lang,
        lngs: chain,
        // Handed over apart from the values, so that a value may be named like an option of i18next.
        replace: showValues(values, lang),
        nest: false,
        ...(typeof values.count === 'number' && { count: values.count }),
      })
    }
  }

  function translations(lang: string): Translations {
    return { lang, strings: languages.get(lang) ?? new Map(), sourceStrings }
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
): Map<string, Map<string, string>> {
  const languages = new Map(
    Object.entries(catalogues).map(([lang, strings]) => [
      lang,
      new Map(Object.entries(strings).filter(([, text]) => text !== '')),
    ]),
  )
  for (const { langcode, source, translation } of overrides) {
    const lang = canonicalLanguage(langcode)
    if (!lang || translation === '') continue
    const strings = languages.get(lang) ?? new Map<string, string>()
    languages.set(lang, strings.set(source, translation))
  }
  return languages
}

/** The instance keeps the source language for ever; every call names its own, so requests cannot meet in it. */
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
