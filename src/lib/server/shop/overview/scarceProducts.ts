import type { OverviewStock } from '#shared/contract/overview.ts'
import { toInstant } from '#shared/contract/time.ts'
import type { ReaderLanguages } from '#shared/i18n/readerText.ts'
import { titleFor } from '#shared/shop/titleFor.ts'
import type { Reader } from '../../db/database.ts'
import { fewLeft, isRunning, noneLeft } from '../products/inState.ts'
import { isLow, picturesOf } from '../shelf/shopCards.ts'
import { stockOf } from '../stock/stockOf.ts'

/** Products on sale that are low or sold out, the ones that most learners want first, and how many learners can buy. */
export async function scarceProducts(
  reader: Reader,
  { now, ...reading }: ReaderLanguages & { now: Date },
): Promise<{ scarce: OverviewStock[]; active: number }> {
  const at = toInstant(now)
  const { running } = await reader
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where(isRunning(at))
    .executeTakeFirstOrThrow()
  const rows = await reader
    .selectFrom('products')
    .select(['id', 'title', 'translations', 'type', 'images', 'tracks_stock', 'low_stock_at'])
    .where(isRunning(at))
    .where((eb) => eb.or([noneLeft, fewLeft]))
    .execute()
  const upTo = Math.max(0, ...rows.map(({ low_stock_at }) => low_stock_at ?? 0)) + 1
  const stock = await stockOf(reader, rows, { upTo })
  const few = rows.flatMap((row) => {
    const left = stock.get(row.id) ?? null
    return left === 0 || isLow(left, row.low_stock_at) ? [{ ...row, left: left ?? 0 }] : []
  })
  const ids = few.map(({ id }) => id)
  const [waiting, saving] = [
    await learnersOf(reader, 'stock_wishes', ids),
    await learnersOf(reader, 'saving_goals', ids),
  ]
  const scarce = few.map((row): OverviewStock => {
    const { id, type, left, low_stock_at } = row
    const wanted = { waiting: waiting.get(id) ?? 0, saving: saving.get(id) ?? 0 }
    return {
      id,
      ...titleFor({ ...row, translations: JSON.parse(row.translations) }, reading),
      type,
      image: picturesOf(row)[0] ?? null,
      left,
      low_stock_at,
      ...wanted,
    }
  })
  const soldOut = scarce.filter(({ left }) => left === 0).length
  return { scarce: scarce.sort(moreWanted), active: running - soldOut }
}

function moreWanted(one: OverviewStock, other: OverviewStock): number {
  const soldOut = Number(other.left === 0) - Number(one.left === 0)
  return (
    soldOut || other.waiting + other.saving - one.waiting - one.saving || one.left - other.left || one.id - other.id
  )
}

async function learnersOf(
  reader: Reader,
  table: 'stock_wishes' | 'saving_goals',
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom(table)
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('learners')])
    .where('product_id', 'in', ids)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, learners }) => [product_id, learners]))
}
