import { around, type Period, type Span, always, windowOf } from '#shared/points/windows.ts'
import { toInstant } from '#shared/contract/time.ts'
import { openStates } from '#shared/shop/orderSteps.ts'
import type { Reader } from '../../db/database.ts'
import { balanceOf } from '../../points/wallet.ts'
import { readSnapshot } from '../checkout/snapshot.ts'
import { stockOf } from '../stock/stockOf.ts'
import type { LearnerVisit } from '../../people/visit.ts'
import type { Offered } from './availability.ts'

/** Nobody needs to know whether there are more. */
const MOST_CODES = 1000

/** Where a learner stands with some products at a moment. */
export interface Standing {
  /** UTC text. */
  at: string
  /** To be spent. */
  points: number
  /** Of products with a limit: how many the learner had in the present period, and when that ends; `null`: never. */
  bought: ReadonlyMap<number, { pieces: number; until: string | null }>
  /** The trainings that the learner is enrolled in. */
  enrolled: ReadonlySet<number>
  /** The trainings that the learner has ordered and whose orders are open. */
  ordered: ReadonlySet<number>
  /** Pieces left of each product. */
  stock: ReadonlyMap<number, number | null>
}

/** Reads where a learner stands: of orders only their own, so that it costs the same among however many learners. */
export async function standingOf(reader: Reader, visit: LearnerVisit, products: readonly Offered[]): Promise<Standing> {
  const at = toInstant(visit.now)
  return {
    at,
    points: await balanceOf(reader, visit.user.uid, visit.now),
    stock: await stockOf(reader, products, { upTo: countedUpTo(products) }),
    ...(await historyOf(reader, { uid: visit.user.uid, at, timeZone: visit.timeZone }, products)),
  }
}

/** As far as codes are counted for learners: further only if that is what a keeper calls few. */
function countedUpTo(products: readonly Offered[]): number {
  return Math.max(MOST_CODES, ...products.map(({ low_stock_at }) => (low_stock_at ?? 0) + 1))
}

/** What of a learner's own past counts when they buy. */
export async function historyOf(
  reader: Reader,
  whose: { uid: number; at: string; timeZone: string },
  products: readonly Offered[],
): Promise<Pick<Standing, 'bought' | 'enrolled' | 'ordered'>> {
  const trainings = products.flatMap(({ training_id }) => training_id ?? [])
  return {
    bought: await boughtBy(reader, whose, products),
    enrolled: await enrolledIn(reader, whose, trainings),
    ordered: trainings.length === 0 ? new Set() : await orderedBy(reader, whose),
  }
}

async function boughtBy(
  reader: Reader,
  { uid, at, timeZone }: { uid: number; at: string; timeZone: string },
  products: readonly Offered[],
): Promise<Standing['bought']> {
  const spans = new Map<number, Span>(
    products.flatMap(({ id, limit_period }) =>
      limit_period === null ? [] : [[id, periodOf(limit_period, at, timeZone)]],
    ),
  )
  if (spans.size === 0) return new Map()
  const rows = await reader
    .selectFrom('order_lines')
    .select(['product_id', 'quantity', 'placed_at'])
    .where('uid', '=', uid)
    .where('product_id', 'in', [...spans.keys()])
    .where('placed_at', '>=', around([...spans.values()]).from)
    .where('released', '=', 0)
    .execute()
  return new Map(
    [...spans].map(([id, { from, until }]) => {
      // Not what lies after the period: a node whose clock is ahead may have bought there, and that counts too.
      const counted = rows.filter((row) => row.product_id === id && row.placed_at >= from)
      const pieces = counted.reduce((sum, { quantity }) => sum + quantity, 0)
      return [id, { pieces, until: until === always.until ? null : until }]
    }),
  )
}

function periodOf(period: Period | 'lifetime', at: string, timeZone: string): Span {
  return period === 'lifetime' ? always : windowOf(period, at, timeZone)
}

async function enrolledIn(
  reader: Reader,
  { uid }: { uid: number },
  trainings: readonly number[],
): Promise<ReadonlySet<number>> {
  if (trainings.length === 0) return new Set()
  const rows = await reader
    .selectFrom('enrolments')
    .select('training_id')
    .where('uid', '=', uid)
    .where('training_id', 'in', trainings)
    .where('state', '<>', 'withdrawn')
    .execute()
  return new Set(rows.map(({ training_id }) => training_id))
}

/** Of which training a line is says its snapshot: the product may have changed since. */
async function orderedBy(reader: Reader, { uid }: { uid: number }): Promise<ReadonlySet<number>> {
  const rows = await reader
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.snapshot')
    .where('orders.uid', '=', uid)
    .where('orders.state', 'in', openStates)
    .execute()
  return new Set(rows.flatMap((row) => readSnapshot(row).training_id ?? []))
}
