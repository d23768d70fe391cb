import { describe, expect, test } from 'vitest'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { putBack } from '#server/shop/stock/putBack.ts'
import { setStock } from '#server/shop/stock/setStock.ts'
import { SLOTS } from '#server/shop/stock/slots.ts'
import { stockOf } from '#server/shop/stock/stockOf.ts'
import { takeOffShelf } from '#server/shop/stock/takeOffShelf.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { addProduct, stockLeft } from '../shopFixture.ts'

/** A mug with this stock, and what can be done with it. */
async function shelf(stock: number | null) {
  const db = await freshDatabase()
  const { id, type } = await addProduct(db, { stock })
  const row = () =>
    db.reader
      .selectFrom('products')
      .select(['id', 'type', 'tracks_stock'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const seen: (number | null)[] = []
  return {
    db,
    id,
    seen,
    set: (pieces: number | null) =>
      db.transact((tx) =>
        setStock(tx, id, (left) => {
          seen.push(left)
          return pieces
        }),
      ),
    take: (quantity: number) =>
      db.transact((tx) => takeOffShelf(tx, { id, type, tracks_stock: 1 }, { quantity, buyer: 1 })),
    left: async () => (await stockOf(db.reader, [await row()])).get(id),
    tracks: async () => (await row()).tracks_stock,
  }
}

describe('the number of pieces of a product', () => {
  test('is set as it is decided on the number that is left', async () => {
    const { set, seen, left } = await shelf(5)
    expect(await left()).toBe(5)
    await set(100)
    expect(await left()).toBe(100)
    await set(0)
    expect(await left()).toBe(0)
    expect(seen).toEqual([5, 100])
  })

  test('says whether pieces were added to a number', async () => {
    const { set } = await shelf(5)
    expect(await set(6)).toBe(true)
    expect(await set(6)).toBe(false)
    expect(await set(5)).toBe(false)
    expect(await set(null)).toBe(false)
    expect(await set(7)).toBe(false)
  })

  test('can become unlimited, and limited again', async () => {
    const { set, seen, left, tracks } = await shelf(5)
    await set(null)
    expect([await left(), await tracks()]).toEqual([null, 0])
    await set(3)
    expect([await left(), await tracks()]).toEqual([3, 1])
    expect(seen).toEqual([5, null])
  })

  test('is exact for a product whose pieces once lay in more slots', async () => {
    const { db, id, set, left } = await shelf(5)
    await db.transact((tx) => tx.insertInto('stock_slots').values({ product_id: id, slot: SLOTS, pieces: 9 }).execute())
    expect(await left()).toBe(14)
    await set(33)
    expect(await left()).toBe(33)
  })

  test('does not change for one product when it is set for another', async () => {
    const { db, set, left } = await shelf(5)
    const other = await addProduct(db, { stock: 8 })
    await set(null)
    await set(2)
    const stock = await stockOf(db.reader, [{ ...other, tracks_stock: 1 }])
    expect([await left(), stock.get(other.id)]).toEqual([2, 8])
  })
})

test('a product that was removed meanwhile has no pieces left, and not an unlimited number', async () => {
  const { db } = await shelf(5)
  const gone = { id: 4711, tracks_stock: 1 } as const
  expect(await stockOf(db.reader, [{ ...gone, type: 'physical' }])).toEqual(new Map([[4711, 0]]))
  expect(await stockOf(db.reader, [{ ...gone, type: 'voucher', tracks_stock: 0 }])).toEqual(new Map([[4711, 0]]))
})

test('pieces that come back to an unlimited stock are not counted', async () => {
  const { db, id, set, left } = await shelf(5)
  await set(null)
  await db.transact((tx) => putBack(tx, id, 2))
  expect(await left()).toBeNull()
  await set(1)
  expect(await left()).toBe(1)
})

test('a stock that is empty has pieces again once some come back', async () => {
  const { db, id, take, left } = await shelf(1)
  expect(await take(1)).toEqual({ codes: [] })
  expect(await take(1)).toBeNull()
  await db.transact((tx) => putBack(tx, id, 1))
  expect(await left()).toBe(1)
  expect(await take(1)).toEqual({ codes: [] })
})

test('a draft with pieces that becomes a voucher has only its codes in stock', async () => {
  const db = await freshDatabase()
  const { id, revision } = await addProduct(db, { status: 'draft', stock: 5 })
  const voucher = await changeProduct(db, id, { revision, type: 'voucher' }, { by: null, now: morning })
  expect(voucher.stock).toBe(0)
  await importCodes(db, id, ['A', 'B'], { by: null, now: morning })
  expect(await stockLeft(db, voucher)).toBe(2)
})

test('pieces that come back while the number is set are added to the new number', async () => {
  const { db, id, left } = await shelf(5)
  await meanwhile(
    db,
    (tx) => setStock(tx, id, () => 20),
    () => db.transact((tx) => putBack(tx, id, 2)),
  )
  expect(await left()).toBe(22)
})
