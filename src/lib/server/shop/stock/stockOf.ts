import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { Stocked } from './slots.ts'

/** No product has this number of codes. */
const MANY = 2 ** 31 - 1

/**
 * Returns the pieces left of each product; `null`: unlimited. For a voucher these are its free codes. They are counted
 * only `upTo` a number, so that a list stays fast with many codes.
 */
export async function stockOf(
  reader: Reader,
  products: readonly Stocked[],
  { upTo = MANY }: { upTo?: number } = {},
): Promise<Map<number, number | null>> {
  const stock = new Map<number, number | null>(
    products.map(({ id, type, tracks_stock }) => [id, type === 'voucher' || tracks_stock === 1 ? 0 : null]),
  )
  const vouchers = products.filter(({ type }) => type === 'voucher').map(({ id }) => id)
  const tracked = products.filter((product) => product.type !== 'voucher' && product.tracks_stock === 1)
  if (vouchers.length > 0) {
    const rows = await freeCodes.rows(reader, { ids: JSON.stringify(vouchers), upTo })
    for (const { id, pieces } of rows) stock.set(id, pieces)
  }
  if (tracked.length > 0) {
    const rows = await slotSums.rows(reader, { ids: JSON.stringify(tracked.map(({ id }) => id)) })
    for (const { product_id, pieces } of rows) stock.set(product_id, pieces)
  }
  return stock
}

const freeCodes = statement((reader: Reader, { ids, upTo }: Given<{ ids: string; upTo: number }>) =>
  reader
    .selectFrom('products')
    .select((eb) => [
      'products.id',
      eb
        .selectFrom(
          eb
            .selectFrom('voucher_codes')
            .select('voucher_codes.id')
            .whereRef('product_id', '=', 'products.id')
            .where('state', '=', sql.lit('free'))
            .limit(upTo)
            .as('free'),
        )
        .select(({ fn }) => fn.countAll<number>().as('pieces'))
        .as('pieces'),
    ])
    .where('products.id', 'in', numbersIn(ids, dialectOf(reader))),
)

const slotSums = statement((reader: Reader, { ids }: Given<{ ids: string }>) =>
  reader
    .selectFrom('stock_slots')
    .select(({ fn }) => ['product_id', fn.sum<number>('pieces').as('pieces')])
    .where('product_id', 'in', numbersIn(ids, dialectOf(reader)))
    .groupBy('product_id'),
)
