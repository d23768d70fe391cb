import { expect, test } from 'vitest'
import type { Database, Tx } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { holdCodes } from '#server/shop/stock/codes.ts'
import { lockedSlots } from '#server/shop/stock/takeOffShelf.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { someoneWaits } from '#tests/support/someoneWaits.ts'
import { addBuyer, addProduct, buy, orderCount, pointsOf, stockLeft } from '../shopFixture.ts'

/** Buys while another transaction holds the stock, and lets that one end without a change when the buyer waits. */
async function buyWhileHeld<T>(db: Database, hold: (tx: Tx) => Promise<unknown>, buying: () => Promise<T>): Promise<T> {
  const held = Promise.withResolvers<void>()
  const holding = db.transact(async (tx) => {
    await hold(tx)
    held.resolve()
    await someoneWaits(db)
  })
  await held.promise
  const [bought] = await Promise.all([buying(), holding])
  return bought
}

test('a buyer of pieces that another transaction holds waits for them, and pays once', async () => {
  const db = await freshDatabase()
  const [mug, cup] = [await addProduct(db, { stock: 3 }), await addProduct(db, { stock: 3 })]
  const buyer = await addBuyer(db, { points: 100 })
  const { order } = await buyWhileHeld(
    db,
    (tx) => lockedSlots(tx, cup.id),
    () => buy(db, buyer, [mug.id, cup.id]),
  )
  expect(order.lines.map(({ quantity }) => quantity)).toEqual([1, 1])
  expect(await orderCount(db)).toBe(1)
  expect([await stockLeft(db, mug), await stockLeft(db, cup)]).toEqual([2, 2])
  expect(await pointsOf(db, buyer)).toBe(80)
  expect(await reconcile(db)).toEqual([])
})

test('a buyer of a voucher whose codes another transaction holds waits for one of them', async () => {
  const db = await freshDatabase()
  const voucher = await addProduct(db, { type: 'voucher' })
  await importCodes(db, voucher.id, ['AAA-1', 'AAA-2'], { by: null, now: morning })
  const buyer = await addBuyer(db, { points: 100 })
  const { order } = await buyWhileHeld(
    db,
    (tx) => holdCodes(tx, voucher.id, 2),
    () => buy(db, buyer, [voucher.id]),
  )
  expect(order.lines.map(({ codes }) => codes)).toEqual([['AAA-1']])
  expect(await orderCount(db)).toBe(1)
  expect(await pointsOf(db, buyer)).toBe(90)
})
