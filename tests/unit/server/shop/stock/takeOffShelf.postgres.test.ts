import { expect, test } from 'vitest'
import { takeOffShelf } from '#server/shop/stock/takeOffShelf.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { someoneWaits } from '#tests/support/someoneWaits.ts'
import { addProduct } from '../shopFixture.ts'

test.each([
  ['is sold out if the other purchase goes through', true, null],
  ['gets the piece if the other purchase comes to nothing', false, { codes: [] }],
])('a buyer who waits for the last piece %s', async (_, goesThrough, outcome) => {
  const db = await freshDatabase()
  const { id, type } = await addProduct(db, { stock: 1 })
  const product = { id, type, tracks_stock: 1 } as const
  const held = Promise.withResolvers<void>()
  const first = db.transact(async (tx) => {
    expect(await takeOffShelf(tx, product, { quantity: 1, buyer: 1 })).toEqual({ codes: [] })
    held.resolve()
    await someoneWaits(db)
    if (!goesThrough) throw new Error('comes to nothing')
  })
  const over = first.catch(() => undefined)
  await held.promise
  expect(await db.transact((tx) => takeOffShelf(tx, product, { quantity: 1, buyer: 2 }))).toEqual(outcome)
  await over
})
