import type { ProductText } from '#shared/contract/products.ts'
import { type ReaderLanguages, readerWords } from '#shared/i18n/readerText.ts'
import { readOnce } from '../../memory/readOnce.ts'

/** A product's own texts and their translations. */
export interface ProductTexts extends ProductText {
  /** The language of the product's own texts. */
  language: string
  translations: Readonly<Record<string, Partial<ProductText>>>
}

/** Chooses the texts to show: in the reader's language, else in the site's language, else the product's own texts. */
export function textsIn(texts: ProductTexts, reading: ReaderLanguages): ProductText & { lang: string } {
  const { language, translations, ...own } = texts
  return readerWords({ own, language, translations }, 'title', reading)
}

/** Reads the texts of a row. The product's own texts are in the site's language. */
export function textsOf(
  row: ProductText & { translations: string },
  { siteLanguage }: Pick<ReaderLanguages, 'siteLanguage'>,
): ProductTexts {
  const { title, summary, description, instructions_after, terms } = row
  return {
    language: siteLanguage,
    translations: translationsIn(row.translations),
    title,
    summary,
    description,
    instructions_after,
    terms,
  }
}

/** Only `saveProduct` writes this column, after the schema has checked it. */
const translationsIn = readOnce((stored): ProductTexts['translations'] => JSON.parse(stored))
