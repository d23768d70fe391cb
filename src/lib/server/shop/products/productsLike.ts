import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductQuery } from '#shared/contract/products.ts'
import type { Reader } from '../../db/database.ts'
import { type Dialect, dialectOf, numbersIn } from '../../db/dialect.ts'
import { foldKey } from '../../people/foldKey.ts'

/** The products with a type and a category, whatever their state. `text` is a condition on their texts. */
export function productsLike(
  reader: Reader,
  { type, category }: Pick<ProductQuery, 'type' | 'category'>,
  text: RawBuilder<SqlBool> | undefined,
) {
  return reader
    .selectFrom('products')
    .where((eb) =>
      eb.and([
        ...(text === undefined ? [] : [text]),
        ...(type === undefined ? [] : [eb('type', '=', type)]),
        ...(category === undefined ? [] : [eb('category_tid', '=', category)]),
      ]),
    )
}

/**
 * The condition that a product has a text in one of its titles. The titles are compared here, because the databases
 * treat letter case and accents differently.
 */
export async function hasTitleWith(reader: Reader, text: string): Promise<RawBuilder<SqlBool>> {
  const part = foldKey(text)
  const dialect = dialectOf(reader)
  const all = await reader
    .selectFrom('products')
    .select(['id', 'title', translatedTitles(dialect).as('translated')])
    .execute()
  const found = all.filter(({ title, translated }) => foldKey(`${title}\n${translated ?? ''}`).includes(part))
  return sql<SqlBool>`products.id in ${numbersIn(sql.val(JSON.stringify(found.map(({ id }) => id))), dialect)}`
}

/** The titles in other languages, one per line. */
function translatedTitles(dialect: Dialect): RawBuilder<string | null> {
  return dialect === 'sqlite'
    ? sql`(select group_concat(value ->> 'title', char(10)) from json_each(products.translations))`
    : sql`(select string_agg(value ->> 'title', chr(10)) from json_each(products.translations::json))`
}
