import { type ReaderLanguages, readerWords } from '#shared/i18n/readerText.ts'
import type { ProductChoice } from '#shared/shop/transactionList.ts'
import type { Reader } from '../../db/database.ts'

/** The maximum number of products in a select. */
const OFFERED = 100

/** The newest products by title, and the chosen one even if it is old. */
export async function productChoices(
  reader: Reader,
  chosen: number | undefined,
  { language, siteLanguage }: ReaderLanguages,
): Promise<ProductChoice[]> {
  const products = reader.selectFrom('products').select(['id', 'title', 'translations'])
  const rows = await products.orderBy('id', 'desc').limit(OFFERED).execute()
  if (chosen !== undefined && !rows.some(({ id }) => id === chosen)) {
    rows.push(...(await products.where('id', '=', chosen).execute()))
  }
  const choices = rows.map(({ id, title, translations }) => {
    // Only `saveProduct` writes this column, after the schema has checked it.
    const translated: Record<string, { title?: string }> = JSON.parse(translations)
    const words = { own: { title }, language: siteLanguage, translations: translated }
    return { id, title: readerWords(words, 'title', { language, siteLanguage }).title }
  })
  return choices.sort((one, other) => one.title.localeCompare(other.title, language))
}
