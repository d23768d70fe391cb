import type { CheckoutAnswer, CheckoutBody } from '#shared/contract/shop.ts'
import { isHandedOut } from '#shared/shop/orderSteps.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import { onceOnly } from '../../db/onceOnly.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import { spend } from '../../points/spend.ts'
import { walletOf } from '../../points/wallet.ts'
import { readAnswers } from './answers.ts'
import { basketOf, haveTerms, inPlace, type Item, overfull, totalOf } from './basket.ts'
import { priceChanged, problemOf, termsMissing } from './problems.ts'
import { recordOrder } from './recordOrder.ts'
import { handOut } from '../orders/handOut.ts'
import { presentOrder } from '../orders/present.ts'
import { tellBuyer } from '../orders/tellBuyer.ts'
import { refusalsOf, soldOut } from '../shelf/availability.ts'
import { historyOf, type Standing } from '../shelf/standing.ts'
import { fieldsOf } from '../shelf/shelfProduct.ts'
import { keepCodes } from '../stock/codes.ts'
import { stockOf } from '../stock/stockOf.ts'
import { type Taken, takeOffShelf } from '../stock/takeOffShelf.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/**
 * Buys products for points: all of them or none, once, whatever breaks off in between. Whoever repeats the call with
 * its key gets the first answer again; without a key each call is one of its own.
 * @throws Refusal 400 with everything that stands between, 409 `price_changed` where it costs something else than
 * `expected_total`, 409 `idempotency_key` where the key was used for another purchase
 */
export function checkOut(
  db: Database,
  visit: LearnerVisit,
  wish: CheckoutBody,
  key: string | null,
): Promise<CheckoutAnswer> {
  const { uid } = visit.user
  const buying = (tx: Tx) => buy(tx, visit, wish)
  if (key === null) return db.transact(buying)
  return db.transact((tx) =>
    onceOnly(tx, { uid, key, call: { shop_checkout: wish }, now: visit.now }, () => buying(tx)),
  )
}

async function buy(tx: Tx, visit: LearnerVisit, wish: CheckoutBody): Promise<CheckoutAnswer> {
  // Locked until the purchase is committed: two purchases of one buyer come one after the other.
  const { uid, points, settled_at: at } = await openWallet(tx, visit.user.uid, visit)
  const items = await basketOf(tx, visit, wish.products)
  const total = totalOf(items)
  if (wish.expected_total !== undefined && wish.expected_total !== total) throw priceChanged(total)
  const { answers, problems } = readAnswers(
    inPlace(items).flatMap(({ product }) => fieldsOf(product)),
    wish.fields,
  )
  const hasTerms = haveTerms(items, visit)
  if (hasTerms && !wish.terms_accepted) problems.push(termsMissing)
  await refuse(tx, items, [...(await refusals(tx, { visit, at, points }, items)), ...problems])
  const taken = await takeAll(tx, items)
  const recorded = await recordOrder(tx, visit, { items, answers, at, termsAccepted: hasTerms })
  const { order, lines } = recorded
  for (const { id, product_id } of lines) await keepCodes(tx, taken.get(product_id)?.codes ?? [], id)
  const codes = isHandedOut(order.state) ? await handOut(tx, visit, lines) : new Map<number, string[]>()
  await tellBuyer(tx, order, { now: visit.now, isOwnDeed: true })
  await spend(tx, { uid, points: total, orderId: order.id, reason: titleOf(items), key: `order:${order.id}` }, visit)
  return { order: presentOrder(recorded, codes, visit), wallet: await walletOf(tx, uid, visit) }
}

/** What the points in the wallet's history are called; the order itself says it in the reader's language. */
function titleOf(items: readonly Item[]): string {
  return inPlace(items)
    .map(({ product }) => product.title)
    .join(', ')
    .slice(0, 300)
}

async function refusals(
  tx: Tx,
  { visit, at, points }: { visit: LearnerVisit; at: string; points: number },
  items: readonly Item[],
): Promise<Refused[]> {
  const products = items.map(({ product }) => product)
  const history = await historyOf(tx, { uid: visit.user.uid, at, timeZone: visit.timeZone }, products)
  const standing: Standing = { at, points, stock: new Map(), ...history }
  const single = items.flatMap(({ product, quantity, place }) =>
    refusalsOf(product, standing, quantity).map((reason) => problemOf(reason, place)),
  )
  return [...single, ...overfull(items), ...tooDear(items, points)]
}

/** The points are missing where, going through what is to be bought, they have run out. */
function tooDear(items: readonly Item[], points: number): Refused[] {
  const missing = totalOf(items) - points
  if (missing <= 0) return []
  const ordered = inPlace(items)
  const short = ordered.find((_, index) => totalOf(ordered.slice(0, index + 1)) > points)
  return [problemOf({ code: 'insufficient_points', missing }, short?.place ?? 0)]
}

/** Where something is refused, what is sold out is told with it. */
async function refuse(tx: Tx, items: readonly Item[], problems: readonly Refused[]): Promise<void> {
  if (problems.length === 0) return
  const stock = await stockOf(
    tx,
    items.map(({ product }) => product),
  )
  const gone = items.filter(({ product, quantity }) => soldOut(product, { stock }, quantity).length > 0)
  throw invalid([...problems, ...gone.map(({ place }) => problemOf({ code: 'sold_out' }, place))])
}

async function takeAll(tx: Tx, items: readonly Item[]): Promise<Map<number, Taken>> {
  const taken = new Map<number, Taken>()
  const gone: Refused[] = []
  for (const { product, quantity, place } of items) {
    const pieces = await takeOffShelf(tx, product, quantity)
    if (pieces) taken.set(product.id, pieces)
    else gone.push(problemOf({ code: 'sold_out' }, place))
  }
  if (gone.length > 0) throw invalid(gone)
  return taken
}
