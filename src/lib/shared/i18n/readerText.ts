import { baseOf } from './languages.ts'

/** The language of a reader, and the site's language as its fallback. */
export interface ReaderLanguages {
  language: string
  siteLanguage: string
}

/** Words in their own language, with their translations; a translation may be missing, incomplete or empty. */
export interface TranslatedWords<Words extends object> {
  own: Words
  /** The language of `own`. */
  language: string
  translations: Readonly<Record<string, { readonly [Name in keyof Words]?: Words[Name] | undefined }>>
}

/**
 * Returns the language to show a text in: the reader's, the language it is a variety of (`pt` for `pt-BR`), the
 * site's, the text's own, or the first that exists. This is the only fallback rule for texts that people write.
 * @param texts the text by language; empty values do not count
 * @param own the language that the text was written in first
 * @returns `undefined` if the text exists in no language
 */
export function readerLanguage(
  texts: Readonly<Record<string, unknown>>,
  reader: ReaderLanguages,
  own?: string,
): string | undefined {
  // Without a list of the candidates: pages ask for hundreds of texts.
  const exists = (code: string) => Object.hasOwn(texts, code) && Boolean(texts[code])
  const { language, siteLanguage } = reader
  if (exists(language)) return language
  const base = baseOf(language)
  if (exists(base)) return base
  if (exists(siteLanguage)) return siteLanguage
  return own !== undefined && exists(own) ? own : Object.keys(texts).find(exists)
}

/** Returns the languages that come before a text's own, best first. */
export function preferredLanguages({ language, siteLanguage }: ReaderLanguages): string[] {
  return [...new Set([language, baseOf(language), siteLanguage])]
}

/** Returns the text for this reader; '' if it exists in no language. */
export function readerText(texts: Readonly<Record<string, string>>, reader: ReaderLanguages): string {
  const lang = readerLanguage(texts, reader)
  return lang === undefined ? '' : (texts[lang] ?? '')
}

/**
 * Returns the words for this reader. A translation counts if it has the word named `by`; its own words fill its gaps,
 * because a word in another language is better than no word.
 */
export function readerWords<Words extends object>(
  { own, language: ownLanguage, translations }: TranslatedWords<Words>,
  by: keyof Words,
  reader: ReaderLanguages,
): Words & { lang: string } {
  const texts: Record<string, unknown> = {}
  for (const [lang, words] of Object.entries(translations)) texts[lang] = words[by]
  texts[ownLanguage] = own[by]
  const lang = readerLanguage(texts, reader, ownLanguage) ?? ownLanguage
  if (lang === ownLanguage) return { ...own, lang }
  const written = Object.entries(translations[lang] ?? {}).filter(([, words]) => words !== undefined && words !== '')
  return { ...own, ...Object.fromEntries(written), lang }
}
