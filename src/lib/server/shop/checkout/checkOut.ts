import type { CheckoutAnswer, CheckoutBody } from '#shared/contract/checkout.ts'
import { isHandedOut } from '#shared/shop/orderTransitions.ts'
import { lastingReason } from '#shared/shop/reasons.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import { preparedOnceOnly } from '../../db/onceOnly.ts'
import type { WalletRow } from '../../db/schema/points.ts'
import { allTogether, together } from '../../db/wire.ts'
import { openForSpending, type Purse, spend } from '../../points/spend.ts'
import { presentWallet } from '../../points/wallet.ts'
import { readAnswers } from './answers.ts'
import { basketOf, hasTerms, inRequestOrder, type Item, overOrderLimits, totalOf } from './basket.ts'
import { problemOf, termsMissing } from './problems.ts'
import { placeOrder, recordOrder } from './recordOrder.ts'
import { reserveOrderId } from './reserveOrderId.ts'
import { requireAsSeen } from './requireAsSeen.ts'
import { handOut } from '../orders/handOut.ts'
import { notifyBuyer } from '../orders/notifyBuyer.ts'
import { presentOrder } from '../orders/present.ts'
import { refusalsOf, soldOut } from '../shelf/availability.ts'
import { type BuyerFacts, historyOf } from '../shelf/buyerFacts.ts'
import { fieldsOf } from '../shelf/shelfProduct.ts'
import { keepCodes } from '../stock/codes.ts'
import { stockOf } from '../stock/stockOf.ts'
import { canBeFree, NoneFree, type Taken, takeFree, takeOffShelf } from '../stock/takeOffShelf.ts'
import { endGoal } from '../wishes/endGoal.ts'
import type { LearnerVisit } from '../../people/visit.ts'

/**
 * Buys products for points: all of them or none. A repeated call with the same key returns the first answer and buys
 * nothing; without a key every call is a new purchase.
 * @throws Refusal 400 with all problems, 409 as `requireAsSeen`, 409 `idempotency_key` if the key was used for another
 * purchase
 */
export async function checkOut(
  db: Database,
  visit: LearnerVisit,
  request: CheckoutBody,
  key: string | null,
): Promise<CheckoutAnswer> {
  const { uid } = visit.user
  const buyOnce = (taking: Taking) =>
    db.transact(async (tx) => {
      const work = {
        prepare: () => prepare(tx, visit, request),
        run: (prepared: Prepared) => buy(tx, visit, request, prepared, taking),
      }
      if (key === null) return work.run(await work.prepare())
      return preparedOnceOnly(tx, { uid, key, call: { shop_checkout: request }, now: visit.now }, work)
    })
  if (db.dialect === 'sqlite') return buyOnce('waiting')
  try {
    return await buyOnce('free')
  } catch (error) {
    if (!(error instanceof NoneFree)) throw error
    // The first attempt has rolled back, and its key with it.
    return buyOnce('waiting')
  }
}

/** Whether a purchase takes only pieces that no other one has locked, or waits for others. */
type Taking = 'free' | 'waiting'

interface Prepared {
  purse: Purse
  items: Item[]
  orderId: number | null
}

/** The wallet stays locked until the commit, so purchases of one buyer run one after the other. */
async function prepare(tx: Tx, visit: LearnerVisit, { products }: CheckoutBody): Promise<Prepared> {
  const [[purse, items], orderId] = await together(
    together(openForSpending(tx, visit.user.uid, visit), basketOf(tx, visit, products)),
    reserveOrderId(tx),
  )
  return { purse, items, orderId }
}

async function buy(
  tx: Tx,
  visit: LearnerVisit,
  request: CheckoutBody,
  { purse: { wallet, known }, items, orderId }: Prepared,
  taking: Taking,
): Promise<CheckoutAnswer> {
  const total = totalOf(items)
  requireAsSeen(items, request, visit)
  const { answers, problems } = readAnswers(
    inRequestOrder(items).flatMap(({ product }) => fieldsOf(product)),
    request.fields,
  )
  const termsAccepted = hasTerms(items, visit)
  if (termsAccepted && !request.terms_accepted) problems.push(termsMissing)
  const facts = await factsOf(tx, { visit, wallet }, items)
  await refuse(tx, items, [...refusals(items, facts), ...problems])
  const pay = async () => {
    const placed = { id: orderId, items, answers, at: wallet.settled_at, termsAccepted }
    const order = await placeOrder(tx, visit, placed)
    const key = `order:${order.id}`
    const purchase = { points: total, orderId: order.id, reason: titleOf(items), key }
    return together(recordOrder(tx, visit, { items, order }), spend(tx, wallet, purchase, visit, known))
  }
  // An attempt that waits for others can be undone in part, so nothing else may run beside it.
  const [taken, [recorded, { lots }]] =
    taking === 'free' && items.every(({ product, quantity }) => canBeFree(product, quantity))
      ? await together(takeAllFree(tx, items), pay())
      : [await takeAll(tx, items, visit.user.uid), await pay()]
  const { lines } = recorded
  for (const { line } of lines) await keepCodes(tx, taken.get(line.product_id)?.codes ?? [], line.id)
  const codes = isHandedOut(recorded.order.state)
    ? (await handOut(tx, visit, lines)).codes
    : new Map<number, string[]>()
  const isGoalReached = await endGoal(tx, visit.user.uid, usedUp(items, facts))
  await notifyBuyer(tx, recorded, { now: visit.now, isOwnChange: true, buyer: visit.user })
  return {
    order: presentOrder(recorded, { codes, begun: new Set() }, visit),
    wallet: presentWallet(wallet, lots, { at: wallet.settled_at, timeZone: visit.timeZone }),
    ...(isGoalReached ? { goal_reached: true } : {}),
  }
}

/** The reason in the wallet's history. The order itself has the titles in the reader's language. */
function titleOf(items: readonly Item[]): string {
  return inRequestOrder(items)
    .map(({ product }) => product.title)
    .join(', ')
    .slice(0, 300)
}

async function factsOf(
  tx: Tx,
  { visit, wallet }: { visit: LearnerVisit; wallet: WalletRow },
  items: readonly Item[],
): Promise<BuyerFacts> {
  const { uid, points, settled_at: at } = wallet
  const products = items.map(({ product }) => product)
  const history = await historyOf(tx, { uid, at, timeZone: visit.timeZone }, products)
  return { at, points, stock: new Map(), ...history }
}

/** The products that the buyer can never buy again after this purchase. */
function usedUp(items: readonly Item[], facts: BuyerFacts): Item['product'][] {
  const isUsedUp = ({ product, quantity }: Item) =>
    product.training_id !== null || lastingReason(refusalsOf(product, facts, quantity + 1)) !== null
  return items.filter(isUsedUp).map(({ product }) => product)
}

function refusals(items: readonly Item[], facts: BuyerFacts): Refused[] {
  const single = items.flatMap(({ product, quantity, position }) =>
    refusalsOf(product, facts, quantity).map((reason) => problemOf(reason, position)),
  )
  return [...single, ...overOrderLimits(items), ...tooExpensive(items, facts.points)]
}

/** Reports missing points at the first product that the points do not reach. */
function tooExpensive(items: readonly Item[], points: number): Refused[] {
  const missing = totalOf(items) - points
  if (missing <= 0) return []
  const ordered = inRequestOrder(items)
  const short = ordered.find((_, index) => totalOf(ordered.slice(0, index + 1)) > points)
  return [problemOf({ code: 'insufficient_points', missing }, short?.position ?? 0)]
}

/** Reads the stock only if there are other problems: then sold-out products are reported with them. */
async function refuse(tx: Tx, items: readonly Item[], problems: readonly Refused[]): Promise<void> {
  if (problems.length === 0) return
  const stock = await stockOf(
    tx,
    items.map(({ product }) => product),
  )
  const gone = items.filter(({ product, quantity }) => soldOut(product, { stock }, quantity).length > 0)
  throw invalid([...problems, ...gone.map(({ position }) => problemOf({ code: 'sold_out' }, position))])
}

async function takeAllFree(tx: Tx, items: readonly Item[]): Promise<Map<number, Taken>> {
  const taking = items.map(
    async ({ product, quantity }) => [product.id, await takeFree(tx, product, quantity)] as const,
  )
  return new Map(await allTogether(taking))
}

async function takeAll(tx: Tx, items: readonly Item[], buyer: number): Promise<Map<number, Taken>> {
  const taken = new Map<number, Taken>()
  const gone: Refused[] = []
  for (const { product, quantity, position } of items) {
    const pieces = await takeOffShelf(tx, product, { quantity, buyer })
    if (pieces) taken.set(product.id, pieces)
    else gone.push(problemOf({ code: 'sold_out' }, position))
  }
  if (gone.length > 0) throw invalid(gone)
  return taken
}
