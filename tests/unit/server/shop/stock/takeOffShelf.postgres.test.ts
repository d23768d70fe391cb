import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { takeOffShelf } from '#server/shop/stock/takeOffShelf.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { addProduct } from '../shopFixture.ts'

/** Waits until another transaction waits for a lock. */
async function somebodyWaits(db: Database): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting.execute(db.reader)).rows[0]?.count === 0) await new Promise((done) => setTimeout(done, 10))
}

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
    await somebodyWaits(db)
    if (!goesThrough) throw new Error('comes to nothing')
  })
  const over = first.catch(() => undefined)
  await held.promise
  expect(await db.transact((tx) => takeOffShelf(tx, product, { quantity: 1, buyer: 2 }))).toEqual(outcome)
  await over
})
