import type { OverviewStock } from '#shared/contract/overview.ts'
import { toInstant } from '#shared/instant.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { titleFor } from '#shared/shop/titleFor.ts'
import { sql } from 'kysely'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { countInTime } from '../products/countStates.ts'
import type { ScarceIds } from '../products/inState.ts'
import { scarceIds } from '../products/scarceIds.ts'
import { picturesOf } from '../shelf/shopCards.ts'
import { stockOf } from '../stock/stockOf.ts'

/** How many scarce products the overview shows. */
const SHOWN = 20

export interface ScarceProducts {
  /** The products on sale that are low or sold out, the ones that most learners want first. */
  shown: OverviewStock[]
  low: number
  sold_out: number
  /** The number of products that learners can buy. */
  active: number
}

/** Reads the products on sale that are sold out or low on stock; those with the most demand are shown. */
export async function scarceProducts(
  reader: Reader,
  { now, ...reading }: ReaderLanguages & { now: Date },
): Promise<ScarceProducts> {
  const at = toInstant(now)
  const running = (await countInTime(reader, {}, at)).get('active') ?? 0
  const { sold_out, low_stock } = await scarceIds(reader, {}, at)
  const shown = await mostWanted(reader, { sold_out, low_stock })
  return {
    shown: await presentScarce(reader, shown, reading),
    low: low_stock.length,
    sold_out: sold_out.length,
    active: running - sold_out.length,
  }
}

/** The facts that order the products. */
type Wanted = Pick<OverviewStock, 'id' | 'left' | 'waiting' | 'saving'>

/** The products that are sold out come first, so the stock of the others is read only if there is a place for them. */
async function mostWanted(reader: Reader, { sold_out, low_stock }: ScarceIds): Promise<Wanted[]> {
  const gone = await ranked(reader, sold_out, new Map())
  if (gone.length === SHOWN || low_stock.length === 0) return gone
  const products = reader.selectFrom('products').select(['id', 'type', 'tracks_stock', 'low_stock_at'])
  const rows = await products
    .where('id', 'in', numbersIn(sql.val(JSON.stringify(low_stock)), dialectOf(reader)))
    .execute()
  const upTo = Math.max(0, ...rows.map(({ low_stock_at }) => low_stock_at ?? 0)) + 1
  const low = await ranked(reader, low_stock, await stockOf(reader, rows, { upTo }))
  return [...gone, ...low].slice(0, SHOWN)
}

async function ranked(
  reader: Reader,
  ids: readonly number[],
  stock: ReadonlyMap<number, number | null>,
): Promise<Wanted[]> {
  if (ids.length === 0) return []
  const waiting = await learnersOf(reader, 'stock_wishes', ids)
  const saving = await learnersOf(reader, 'saving_goals', ids)
  const facts = ids.map((id) => ({
    id,
    left: stock.get(id) ?? 0,
    waiting: waiting.get(id) ?? 0,
    saving: saving.get(id) ?? 0,
  }))
  return facts.sort(moreWanted).slice(0, SHOWN)
}

async function presentScarce(
  reader: Reader,
  wanted: readonly Wanted[],
  reading: ReaderLanguages,
): Promise<OverviewStock[]> {
  if (wanted.length === 0) return []
  const rows = await reader
    .selectFrom('products')
    .select(['id', 'title', 'translations', 'type', 'images', 'low_stock_at'])
    .where(
      'id',
      'in',
      wanted.map(({ id }) => id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.flatMap(({ id, left, waiting, saving }) => {
    const row = byId.get(id)
    if (!row) return []
    const { type, low_stock_at } = row
    const title = titleFor({ ...row, translations: JSON.parse(row.translations) }, reading)
    return [{ id, ...title, type, image: picturesOf(row)[0] ?? null, left, low_stock_at, waiting, saving }]
  })
}

function moreWanted(one: Wanted, other: Wanted): number {
  return other.waiting + other.saving - one.waiting - one.saving || one.left - other.left || one.id - other.id
}

async function learnersOf(
  reader: Reader,
  table: 'stock_wishes' | 'saving_goals',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await reader
    .selectFrom(table)
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('learners')])
    .where('product_id', 'in', numbersIn(sql.val(JSON.stringify(ids)), dialectOf(reader)))
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, learners }) => [product_id, learners]))
}
