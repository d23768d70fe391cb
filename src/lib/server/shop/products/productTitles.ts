import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { foldKey } from '#shared/foldKey.ts'
import type { Tx } from '../../db/database.ts'
import type { ProductRow } from '../../db/schema/productTables.ts'

/** Keeps the titles of a product for the search. The databases fold letters differently, so they are folded here. */
export async function keepTitles(
  tx: Tx,
  { id, title, translations }: Pick<ProductRow, 'id' | 'title' | 'translations'>,
): Promise<void> {
  // Only `saveProduct` writes this column, after the schema has checked it.
  const translated = Object.values<{ title: string }>(JSON.parse(translations)).map((texts) => texts.title)
  const folded = foldKey([title, ...translated].join('\n'))
  await tx
    .insertInto('product_titles')
    .values({ product_id: id, folded })
    .onConflict((kept) => kept.column('product_id').doUpdateSet({ folded }))
    .execute()
}

/** The condition that a product has a text in one of its titles. The sign keeps SQLite from reading each found row. */
export function hasTitleWith(text: string): RawBuilder<SqlBool> {
  const pattern = `%${foldKey(text).replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`+products.id in (select product_id from product_titles where folded like ${pattern} escape '\\')`
}
