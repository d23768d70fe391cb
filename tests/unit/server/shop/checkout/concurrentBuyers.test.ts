import { expect, test } from 'vitest'
import type { CheckoutAnswer } from '#shared/contract/checkout.ts'
import { Refusal } from '#shared/refusal.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { cancelForBuyer } from '#server/shop/orders/decide.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { buy, orderChange, addBuyer, stockLeft, orderCount, pointsOf, addProduct } from '../shopFixture.ts'

/** Splits the results of concurrent purchases into answers and refusal codes. */
async function atOnce(purchases: readonly Promise<CheckoutAnswer>[]) {
  const outcomes = await Promise.allSettled(purchases)
  const bought = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const refusals = outcomes.flatMap((outcome): string[] => {
    if (outcome.status === 'fulfilled') return []
    if (!(outcome.reason instanceof Refusal)) throw outcome.reason
    return outcome.reason.problems.map(({ code }) => code)
  })
  return { bought, refusals }
}

test('forty buyers for the last seven pieces: exactly seven get one', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db, { stock: 7 })
  const buyers = await Promise.all(Array.from({ length: 40 }, () => addBuyer(db, { points: 10 })))
  const { bought, refusals } = await atOnce(buyers.map((buyer) => buy(db, buyer, [mug.id])))
  expect(bought).toHaveLength(7)
  expect(refusals).toEqual(Array.from({ length: 33 }, () => 'sold_out'))
  expect(await stockLeft(db, mug)).toBe(0)
  expect(await reconcile(db)).toEqual([])
})

test('several pieces are bought at once from a stock that is spread over the slots', async () => {
  const db = await freshDatabase()
  const mug = await addProduct(db, { stock: 20 })
  const buyers = await Promise.all(Array.from({ length: 9 }, () => addBuyer(db, { points: 100 })))
  const { bought, refusals } = await atOnce(buyers.map((buyer) => buy(db, buyer, [mug.id, mug.id, mug.id])))
  expect(bought).toHaveLength(6)
  expect(refusals).toEqual(['sold_out', 'sold_out', 'sold_out'])
  expect(await stockLeft(db, mug)).toBe(2)
})

test('twenty concurrent retries are one purchase with one answer', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { stock: 50 })
  const { bought } = await atOnce(Array.from({ length: 20 }, () => checkOut(db, ada, { products: [mug.id] }, 'tap')))
  expect(new Set(bought.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(bought).toHaveLength(20)
  expect(await orderCount(db)).toBe(1)
  expect(await pointsOf(db, ada)).toBe(90)
  expect(await stockLeft(db, mug)).toBe(49)
})

test('twelve concurrent purchases buy only what the balance allows', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { price: 30 })
  const { bought, refusals } = await atOnce(Array.from({ length: 12 }, () => buy(db, ada, [mug.id])))
  expect(bought).toHaveLength(3)
  expect(new Set(refusals)).toEqual(new Set(['insufficient_points']))
  expect(await pointsOf(db, ada)).toBe(10)
})

test('a limit holds for concurrent purchases', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { limit: { count: 2, period: 'month' } })
  const { bought } = await atOnce(Array.from({ length: 8 }, () => buy(db, ada, [mug.id])))
  expect(bought).toHaveLength(2)
})

test('each code is issued once, and the last codes are all sold', async () => {
  const db = await freshDatabase()
  const card = await addProduct(db, { title: 'Gift card', type: 'voucher' })
  await importCodes(
    db,
    card.id,
    Array.from({ length: 9 }, (_, n) => `CODE-${n}`),
    { by: null, now: morning },
  )
  const buyers = await Promise.all(Array.from({ length: 12 }, () => addBuyer(db, { points: 100 })))
  // Every third wants two.
  const { bought, refusals } = await atOnce(
    buyers.map((buyer, n) => buy(db, buyer, n % 3 === 0 ? [card.id, card.id] : [card.id])),
  )
  const codes = bought.flatMap(({ order }) => order.lines.flatMap((line) => line.codes))
  const wanted = bought.reduce((sum, { order }) => sum + (order.lines[0]?.quantity ?? 0), 0)
  expect(codes).toHaveLength(wanted)
  expect(new Set(codes).size).toBe(codes.length)
  expect((await stockLeft(db, card)) ?? 0).toBe(9 - codes.length)
  // The last buyer may have wanted two codes when only one was left.
  expect(9 - codes.length).toBeLessThanOrEqual(1)
  expect(new Set(refusals)).toEqual(new Set(['sold_out']))
})

test('buyers of the same two products in a different order do not block each other', async () => {
  const db = await freshDatabase()
  const [mug, bag] = [await addProduct(db, { stock: 30 }), await addProduct(db, { title: 'Bag', stock: 30 })]
  const buyers = await Promise.all(Array.from({ length: 20 }, () => addBuyer(db, { points: 100 })))
  const { bought } = await atOnce(
    buyers.map((buyer, n) => buy(db, buyer, n % 2 === 0 ? [mug.id, bag.id] : [bag.id, mug.id])),
  )
  expect(bought).toHaveLength(20)
  expect([await stockLeft(db, mug), await stockLeft(db, bag)]).toEqual([10, 10])
})

test('an order that several managers cancel at the same time is cancelled once', async () => {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const mug = await addProduct(db, { stock: 5, fulfilment: 'manual', price: 40 })
  const { order } = await buy(db, ada, [mug.id])
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => cancelForBuyer(db, orderChange(ada, order.id))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockLeft(db, mug)).toBe(5)
  expect(await pointsOf(db, ada)).toBe(100)
  expect(await reconcile(db)).toEqual([])
})
