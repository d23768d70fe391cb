import { baseOf } from '#shared/i18n/languages.ts'
import type { ProductText } from '#shared/contract/products.ts'

/** A product's texts: its own, and what was written for other languages. */
export interface ProductTexts extends ProductText {
  /** The language that its own are in. */
  language: string
  translations: Record<string, Partial<ProductText>>
}

/** Whose language is read; where it lacks, the site's. */
export interface Reading {
  language: string
  siteLanguage: string
}

/**
 * The texts to show: in the reader's language, else in the site's, else the product's own. What a translation leaves
 * out is taken from the product's own text: better in another language than not at all.
 */
export function textsIn(texts: ProductTexts, { language, siteLanguage }: Reading): ProductText & { lang: string } {
  const { language: ownLanguage, translations, ...own } = texts
  const wanted = [language, baseOf(language), siteLanguage]
  const lang = wanted.find((code) => code === ownLanguage || translations[code]?.title) ?? ownLanguage
  if (lang === ownLanguage) return { ...own, lang }
  const written = Object.entries(translations[lang] ?? {}).filter(([, text]) => text !== '')
  return { ...own, ...Object.fromEntries(written), lang }
}

/** The texts of a row; its own are in the site's language. */
export function textsOf(
  row: ProductText & { translations: string },
  { siteLanguage }: Pick<Reading, 'siteLanguage'>,
): ProductTexts {
  const { title, summary, description, instructions_after, terms } = row
  // Written by this module's products alone, after the schema.
  const translations: ProductTexts['translations'] = JSON.parse(row.translations)
  return { language: siteLanguage, translations, title, summary, description, instructions_after, terms }
}
