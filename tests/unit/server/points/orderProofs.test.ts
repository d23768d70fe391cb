import { expect, test } from 'vitest'
import type { Database, Tx } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { buy, addBuyer, addProduct } from '../shop/shopFixture.ts'

/** A shop with a delivered order of a code, a waiting one and a cancelled one. */
async function codesSold(): Promise<{ db: Database; orders: number[] }> {
  const db = await freshDatabase()
  const ada = await addBuyer(db, { points: 100 })
  const quick = await addProduct(db, { title: 'Quick', type: 'voucher' })
  const slow = await addProduct(db, { title: 'Slow', type: 'voucher', fulfilment: 'approval' })
  await importCodes(db, quick.id, ['A', 'B'], { by: null, now: morning })
  await importCodes(db, slow.id, ['C', 'D'], { by: null, now: morning })
  const orders = []
  for (const { id } of [quick, slow, slow]) orders.push((await buy(db, ada, [id])).order.id)
  await cancelOrder(db, ada, orders[2] ?? 0)
  return { db, orders }
}

const codes = (tx: Tx) => tx.updateTable('voucher_codes')

test.each<[string, (tx: Tx, order: number) => Promise<unknown>, number, string]>([
  [
    'a code that was taken from its order',
    (tx) => codes(tx).set({ state: 'free', order_line_id: null }).where('code', '=', 'A').execute(),
    0,
    'an order line has as many codes as it bought',
  ],
  [
    'a code that was shown while its order waits',
    (tx) => codes(tx).set({ state: 'issued' }).where('code', '=', 'C').execute(),
    1,
    'a code is reserved while its order waits, issued when it is delivered, void when it ends',
  ],
  [
    'a number of shown codes that is wrong',
    (tx, id) => tx.updateTable('order_lines').set({ codes_shown: 2 }).where('order_id', '=', id).execute(),
    0,
    'an order line has shown as many codes as it records',
  ],
  [
    'a cancelled order that still counts towards a limit',
    (tx, id) => tx.updateTable('order_lines').set({ released: 0 }).where('order_id', '=', id).execute(),
    2,
    'an order line counts towards limits until its order ends',
  ],
])('%s is found by the proof', async (_, damage, nth, proof) => {
  const { db, orders } = await codesSold()
  expect(await reconcile(db)).toEqual([])
  const id = orders[nth] ?? 0
  await db.transact((tx) => damage(tx, id))
  expect(await reconcile(db)).toContainEqual(expect.objectContaining({ proof, id }))
})
