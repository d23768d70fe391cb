import { sql } from 'kysely'
import { z } from 'zod'
import { around, type Period, type Span, always, windowOf } from '#shared/points/windows.ts'
import { toInstant } from '#shared/instant.ts'
import { memo } from '#shared/memo.ts'
import { openStates } from '#shared/shop/orderTransitions.ts'
import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { balanceOf } from '../../points/wallet.ts'
import { stockOf } from '../stock/stockOf.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import type { Offered } from './availability.ts'

/** Learners need no exact count above this number. */
const MAX_COUNTED_CODES = 1000

/** The facts about a learner that decide whether they can buy some products. */
export interface BuyerFacts {
  /** UTC text. */
  at: string
  /** The points that the learner can spend. */
  points: number
  /** For products with a limit: the pieces bought in the current period, and its end; `null`: it never ends. */
  bought: ReadonlyMap<number, { pieces: number; until: string | null }>
  /** The trainings that the learner is enrolled in. */
  enrolled: ReadonlySet<number>
  /** The trainings in the learner's open orders. */
  ordered: ReadonlySet<number>
  /** Pieces left of each product. */
  stock: ReadonlyMap<number, number | null>
}

/** Reads the facts. Only the learner's own orders are read, so the cost does not grow with the number of learners. */
export async function buyerFactsOf(
  reader: Reader,
  visit: LearnerVisit,
  products: readonly Offered[],
): Promise<BuyerFacts> {
  const at = toInstant(visit.now)
  return {
    at,
    points: await balanceOf(reader, visit.user.uid, visit.now),
    stock: await stockOf(reader, products, { upTo: countedUpTo(products) }),
    ...(await historyOf(reader, { uid: visit.user.uid, at, timeZone: visit.timeZone }, products)),
  }
}

/** The number up to which voucher codes are counted; higher if a product's low-stock number is higher. */
function countedUpTo(products: readonly Offered[]): number {
  return Math.max(MAX_COUNTED_CODES, ...products.map(({ low_stock_at }) => (low_stock_at ?? 0) + 1))
}

/** Reads the learner's purchases and enrolments that affect a new purchase. */
export async function historyOf(
  reader: Reader,
  buyer: { uid: number; at: string; timeZone: string },
  products: readonly Offered[],
): Promise<Pick<BuyerFacts, 'bought' | 'enrolled' | 'ordered'>> {
  const trainings = products.flatMap(({ training_id }) => training_id ?? [])
  return {
    bought: await boughtBy(reader, buyer, products),
    enrolled: await enrolledIn(reader, buyer, trainings),
    ordered: trainings.length === 0 ? new Set() : await orderedBy(reader, buyer),
  }
}

async function boughtBy(
  reader: Reader,
  { uid, at, timeZone }: { uid: number; at: string; timeZone: string },
  products: readonly Offered[],
): Promise<BuyerFacts['bought']> {
  const spans = new Map<number, Span>(
    products.flatMap(({ id, limit_period }) =>
      limit_period === null ? [] : [[id, periodOf(limit_period, at, timeZone)]],
    ),
  )
  if (spans.size === 0) return new Map()
  const { from } = around([...spans.values()])
  const rows = await boughtLines.rows(reader, { uid, from, productIds: JSON.stringify([...spans.keys()]) })
  return new Map(
    [...spans].map(([id, { from, until }]) => {
      // There is no upper limit: a server whose clock is ahead may have recorded a purchase after the period.
      const counted = rows.filter((row) => row.product_id === id && row.placed_at >= from)
      const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0)
      return [id, { pieces, until: until === always.until ? null : until }]
    }),
  )
}

const boughtLines = statement((reader: Reader, given: Given<{ uid: number; from: string; productIds: string }>) =>
  reader
    .selectFrom('order_lines')
    .select(['product_id', 'quantity', 'placed_at'])
    .where('uid', '=', given.uid)
    .where('product_id', 'in', numbersIn(given.productIds, dialectOf(reader)))
    .where('placed_at', '>=', given.from)
    .where('released', '=', sql.lit(0)),
)

function periodOf(period: Period | 'lifetime', at: string, timeZone: string): Span {
  return period === 'lifetime' ? always : windowAt(`${period} ${at} ${timeZone}`)
}

/** By period, time (UTC text) and zone: pages of one second ask for the same few windows. */
const windowAt = memo(100, (key: string): Span => {
  const [period = '', day = '', time = '', timeZone = 'UTC'] = key.split(' ')
  return windowOf(period as Period, `${day} ${time}`, timeZone)
})

async function enrolledIn(
  reader: Reader,
  { uid }: { uid: number },
  trainings: readonly number[],
): Promise<ReadonlySet<number>> {
  if (trainings.length === 0) return new Set()
  const rows = await enrolments.rows(reader, { uid, trainings: JSON.stringify(trainings) })
  return new Set(rows.map(({ training_id }) => training_id))
}

const enrolments = statement((reader: Reader, given: Given<{ uid: number; trainings: string }>) =>
  reader
    .selectFrom('enrolments')
    .select('training_id')
    .where('uid', '=', given.uid)
    .where('training_id', 'in', numbersIn(given.trainings, dialectOf(reader)))
    .where('state', '<>', 'withdrawn'),
)

/** Reads the training from the snapshot, because the product may have changed since. */
async function orderedBy(reader: Reader, { uid }: { uid: number }): Promise<ReadonlySet<number>> {
  const rows = await openLines.rows(reader, { uid })
  return new Set(rows.flatMap(({ snapshot }) => Sold.parse(JSON.parse(snapshot)).training_id ?? []))
}

/** The part of a product's snapshot that is needed here. */
const Sold = z.object({ training_id: z.number().nullable() })

const openLines = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.snapshot')
    .where('orders.uid', '=', uid)
    .where('orders.state', 'in', openStates),
)
