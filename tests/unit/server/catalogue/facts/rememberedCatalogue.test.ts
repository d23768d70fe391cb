import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCacheClock, touch } from '#server/cache/clock.ts'
import { loadCatalogue } from '#server/catalogue/facts/loadCatalogue.ts'
import { rememberedCatalogue } from '#server/catalogue/facts/rememberedCatalogue.ts'
import type { Database } from '#server/db/database.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, course, now } from '../catalogue.ts'

const MANY = 5000

/** A catalogue of trainings that differ in what orders them. */
async function manyTrainings(db: Database): Promise<number[]> {
  const first = await add(db, course('Training'))
  const row = await db.reader.selectFrom('trainings').selectAll().executeTakeFirstOrThrow()
  await db.transact(async (tx) => {
    for (let from = 1; from < MANY; from += 500) {
      const rows = Array.from({ length: 500 }, (_, place) => {
        const id = first + from + place
        return { ...row, id, popularity: (id * 7) % 100, created: new Date(now.getTime() + (id % 17)).toISOString() }
      })
      await tx.insertInto('trainings').values(rows).execute()
    }
  })
  return (await db.reader.selectFrom('trainings').select('id').orderBy('id').execute()).map(({ id }) => id)
}

/** Changes trainings as an import does. */
async function change(db: Database, ids: readonly number[]): Promise<void> {
  await db.transact(async (tx) => {
    await tx
      .updateTable('trainings')
      .set(({ eb }) => ({ popularity: eb('popularity', '+', 13), provider: 'Changed' }))
      .where('id', '>=', ids[0]!)
      .where('id', '<=', ids.at(-1)!)
      .execute()
    await touch(tx, ['trainings:title', ...ids.map((id) => `training:${id}`)])
  })
}

test('while thousands of changed trainings are read, other requests run', { timeout: 60_000 }, async () => {
  const db = await freshDatabase()
  const clock = createCacheClock(db)
  const catalogue = rememberedCatalogue(db.reader, clock)
  const ids = await manyTrainings(db)
  await clock.sync()
  expect((await catalogue()).trainings).toHaveLength(ids.length)
  await change(db, ids.slice(100))
  await clock.sync()
  let isRead = false
  const reading = catalogue().finally(() => {
    isRead = true
  })
  let turns = 0
  for (; !isRead; turns++) await turn()
  expect(turns).toBeGreaterThan(3)
  const [held, whole] = [await reading, await loadCatalogue(db.reader)]
  expect(held.trainings).toEqual(whole.trainings)
  expect(held.orders).toEqual(whole.orders)
})

test('a list does not wait for changes that came after it began', { timeout: 60_000 }, async () => {
  const db = await freshDatabase()
  const clock = createCacheClock(db)
  const catalogue = rememberedCatalogue(db.reader, clock)
  const ids = await manyTrainings(db)
  await clock.sync()
  await catalogue()
  let isRead = false
  let rounds = 0
  await change(db, ids)
  await clock.sync()
  const reading = catalogue().finally(() => {
    isRead = true
  })
  const others: Promise<unknown>[] = []
  for (; !isRead && rounds < 100; rounds++) {
    await change(db, ids.slice(0, 10))
    await clock.sync()
    others.push(catalogue())
    await turn()
  }
  expect(rounds, 'the list ended while changes came').toBeLessThan(100)
  expect((await reading).byId.get(ids[4000]!)?.provider).toBe('Changed')
  await Promise.all(others)
  expect((await catalogue()).orders).toEqual((await loadCatalogue(db.reader)).orders)
})
