import { readerWords, type ReaderLanguages } from '../i18n/readerText.ts'

/** A product's title for one reader. */
export interface ReadTitle {
  title: string
  lang: string
  /** The title that the product was written with, if that is another one. */
  own_title: string | null
}

/** The title of a product for a reader. */
export function titleFor(
  product: { title: string; translations: Readonly<Record<string, { readonly title?: string }>> },
  reading: ReaderLanguages,
): ReadTitle {
  const own = { title: product.title }
  const words = { own, language: reading.siteLanguage, translations: product.translations }
  const { title, lang } = readerWords(words, 'title', reading)
  return { title, lang, own_title: title === product.title ? null : product.title }
}
