import { baseOf } from './languages.ts'

/** Whose language is read; where it lacks, the site's. */
export interface Reading {
  language: string
  siteLanguage: string
}

/** Words that somebody wrote, and what was written of them for other languages: nothing, or '', where it was not. */
export interface Written<Words extends object> {
  own: Words
  /** The language that the own words are in. */
  language: string
  translations: Readonly<Record<string, { readonly [Name in keyof Words]?: Words[Name] | undefined }>>
}

/**
 * The words to show: in the reader's language or the one it is a variety of, else in the site's, else the own ones. A
 * translation counts where it says what they are known `by`; what it leaves out is taken from the own words: better in
 * another language than not at all.
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
