import { baseOf } from './languages.ts'

/** The reader's language, and the site's language for texts without a translation. */
export interface Reading {
  language: string
  siteLanguage: string
}

/** An author's texts and their translations; a missing or empty one is not translated. */
export interface Written<Words extends object> {
  own: Words
  /** The language of the own texts. */
  language: string
  translations: Readonly<Record<string, { readonly [Name in keyof Words]?: Words[Name] | undefined }>>
}

/**
 * The texts to show: in the reader's language or the language that it is a variety of, else in the site's, else the own
 * texts. A translation counts if it has the field `by`; its missing fields come from the own texts, because another
 * language is better than no text.
 */
export function readIn<Words extends object>(
  { own, language: ownLanguage, translations }: Written<Words>,
  by: keyof Words,
  { language, siteLanguage }: Reading,
): Words & { lang: string } {
  const wanted = [language, baseOf(language), siteLanguage]
  const lang = wanted.find((code) => code === ownLanguage || translations[code]?.[by]) ?? ownLanguage
  if (lang === ownLanguage) return { ...own, lang }
  const written = Object.entries(translations[lang] ?? {}).filter(([, words]) => words !== undefined && words !== '')
  return { ...own, ...Object.fromEntries(written), lang }
}
