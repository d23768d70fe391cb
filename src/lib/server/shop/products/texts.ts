import type { ProductText } from '#shared/contract/products.ts'
import { type ReaderLanguages, readerWords } from '#shared/i18n/readerText.ts'

/** A product's texts: its own, and what was written for other languages. */
export interface ProductTexts extends ProductText {
  /** The language that its own are in. */
  language: string
  translations: Record<string, Partial<ProductText>>
}

/** The texts to show: in the reader's language, else in the site's, else the product's own. */
export function textsIn(texts: ProductTexts, reading: ReaderLanguages): ProductText & { lang: string } {
  const { language, translations, ...own } = texts
  return readerWords({ own, language, translations }, 'title', reading)
}

/** The texts of a row; its own are in the site's language. */
export function textsOf(
  row: ProductText & { translations: string },
  { siteLanguage }: Pick<ReaderLanguages, 'siteLanguage'>,
): ProductTexts {
  const { title, summary, description, instructions_after, terms } = row
  // Written by this module's products alone, after the schema.
  const translations: ProductTexts['translations'] = JSON.parse(row.translations)
  return { language: siteLanguage, translations, title, summary, description, instructions_after, terms }
}
