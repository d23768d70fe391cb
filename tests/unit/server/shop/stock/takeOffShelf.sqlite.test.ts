import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { putBack } from '#server/shop/stock/putBack.ts'
import { setStock } from '#server/shop/stock/setStock.ts'
import { takeOffShelf } from '#server/shop/stock/takeOffShelf.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addProduct } from '../shopFixture.ts'

/** A product with these pieces in its first slots, and what can be done with it. */
async function shelf(...pieces: number[]) {
  const db = await freshDatabase()
  const [mug, other] = [await addProduct(db, { stock: 1 }), await addProduct(db, { stock: 7 })]
  await db.transact((tx) => tx.updateTable('stock_slots').set({ pieces: 0 }).where('product_id', '=', mug.id).execute())
  for (const [slot, held] of pieces.entries()) {
    await db.transact((tx) =>
      tx
        .updateTable('stock_slots')
        .set({ pieces: held })
        .where('product_id', '=', mug.id)
        .where('slot', '=', slot)
        .execute(),
    )
  }
  const product = { id: mug.id, type: mug.type, tracks_stock: 1 } as const
  return {
    db,
    left: () => slotsOf(db, mug.id),
    leftOfOther: async () => (await slotsOf(db, other.id)).reduce((sum, held) => sum + held, 0),
    take: (quantity: number) => db.transact((tx) => takeOffShelf(tx, product, { quantity, buyer: 1 })),
    unlimited: (quantity: number) =>
      db.transact((tx) => takeOffShelf(tx, { ...product, tracks_stock: 0 }, { quantity, buyer: 1 })),
    putBack: (quantity: number) => db.transact((tx) => putBack(tx, mug.id, quantity)),
    set: (stock: number | null) => db.transact((tx) => setStock(tx, mug.id, () => stock)),
  }
}

async function slotsOf(db: Database, id: number): Promise<number[]> {
  const slots = await db.reader
    .selectFrom('stock_slots')
    .select('pieces')
    .where('product_id', '=', id)
    .orderBy('slot')
    .execute()
  return slots.map(({ pieces }) => pieces)
}

const first = (slots: number[]) => slots.slice(0, 4)
const taken = { codes: [] }

describe('pieces of a product', () => {
  test('are taken from the fullest slot', async () => {
    const { take, left } = await shelf(1, 3, 2)
    expect(await take(1)).toEqual(taken)
    expect(first(await left())).toEqual([1, 2, 2, 0])
    expect(await take(2)).toEqual(taken)
    expect((await left()).reduce((sum, held) => sum + held, 0)).toBe(3)
  })

  test('are taken down to the last one, and not beyond', async () => {
    const { take, left } = await shelf(0, 1)
    expect(await take(1)).toEqual(taken)
    expect(first(await left())).toEqual([0, 0, 0, 0])
    expect(await take(1)).toBeNull()
    expect(first(await left())).toEqual([0, 0, 0, 0])
  })

  test('are taken from several slots if none holds enough', async () => {
    const { take, left } = await shelf(2, 0, 2, 1)
    expect(await take(4)).toEqual(taken)
    expect(first(await left())).toEqual([0, 0, 0, 1])
  })

  test('are not taken at all if all slots together hold fewer', async () => {
    const { take, left, leftOfOther } = await shelf(2, 1)
    expect(await take(4)).toBeNull()
    expect(first(await left())).toEqual([2, 1, 0, 0])
    expect(await take(3)).toEqual(taken)
    expect(await leftOfOther()).toBe(7)
  })

  test('are not counted where the stock is unlimited', async () => {
    const { unlimited, left } = await shelf(1)
    expect(await unlimited(100)).toEqual(taken)
    expect(first(await left())).toEqual([1, 0, 0, 0])
  })

  test('are put back into the first slot', async () => {
    const { putBack, left, leftOfOther } = await shelf(1, 1)
    await putBack(3)
    expect(first(await left())).toEqual([4, 1, 0, 0])
    expect(await leftOfOther()).toBe(7)
  })

  test('are spread again when their number is set, and removed if it is unlimited', async () => {
    const { set, left, leftOfOther } = await shelf(9, 9)
    await set(33)
    expect(first(await left())).toEqual([2, 1, 1, 1])
    await set(null)
    expect(await left()).toEqual([])
    expect(await leftOfOther()).toBe(7)
  })
})
