import { expect, test } from 'vitest'
import { rememberedCatalogue } from '#server/catalogue/facts/rememberedCatalogue.ts'
import { createSearchIndex } from '#server/catalogue/search/searchIndex.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { type Changes, createCacheClock, touch } from '#server/cache/clock.ts'
import { remembered } from '#server/cache/remembered.ts'
import type { Database, Tx } from '#server/db/database.ts'
import { createFlights, type Flight } from '#server/door/page-cache/flights.ts'
import { createPageCache, type KeptPage } from '#server/door/page-cache/pageCache.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { add, clockValue, course, now } from '../catalogue/catalogue.ts'

/** Brings the database back to an earlier value of its clock, as a recovery to a moment does. */
async function recover(db: Database, value: number, restore: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.transact(async (tx) => {
    await restore(tx)
    await tx.updateTable('cache_clock').set({ value }).execute()
    await tx.updateTable('cache_tags').set({ changed_at: value }).where('changed_at', '>', value).execute()
  })
}

test('after a recovery to an earlier moment, a running node shows the recovered settings, trainings and search', async () => {
  const db = await freshDatabase()
  const clock = createCacheClock(db)
  const names = remembered(clock, ['settings'], () => db.reader.selectFrom('organizations').select('name').execute())
  const catalogue = rememberedCatalogue(db.reader, clock)
  const search = createSearchIndex(db.reader, clock)
  const rename = (tx: Tx, name: string) => tx.updateTable('organizations').set({ name }).execute()
  await db.transact((tx) => tx.insertInto('organizations').values({ name: 'Kept' }).execute())
  const id = await add(db, course('Python', { provider: 'Kept' }))
  await clock.sync()
  const backup = await clockValue(db)
  await db.transact(async (tx) => {
    await rename(tx, 'Lost')
    await touch(tx, ['settings'])
    await saveTraining(tx, { id, training: course('Cooking', { provider: 'Lost' }) }, now)
  })
  await clock.sync()
  expect(await names()).toEqual([{ name: 'Lost' }])
  expect((await catalogue()).byId.get(id)?.provider).toBe('Lost')
  expect((await search.search('cooking')).best(9)).toHaveLength(1)
  await recover(db, backup, async (tx) => {
    await rename(tx, 'Kept')
    await saveTraining(tx, { id, training: course('Python', { provider: 'Kept' }) }, now)
  })
  await clock.sync()
  expect(await names()).toEqual([{ name: 'Kept' }])
  expect((await catalogue()).byId.get(id)?.provider).toBe('Kept')
  expect((await search.search('cooking')).best(9)).toEqual([])
  expect((await search.search('python')).best(9)).toHaveLength(1)
  await db.transact((tx) => touch(tx, ['other']))
  await clock.sync()
  expect(await names(), 'and later too').toEqual([{ name: 'Kept' }])
})

test('a recovery is reported once, and the changes after it by their tags', async () => {
  const db = await freshDatabase()
  const clock = createCacheClock(db)
  const reported: Changes[] = []
  const value = await db.transact((tx) => touch(tx, ['training:1']))
  await clock.sync()
  clock.onChange((changes) => reported.push(changes))
  await recover(db, value - 1, async () => {})
  await clock.sync()
  await clock.sync()
  await db.transact((tx) => touch(tx, ['training:2']))
  await clock.sync()
  expect(reported).toEqual(['everything', new Set(['training:2'])])
})

test('kept pages go when everything has changed, and a page that is rendered meanwhile is not kept', async () => {
  const cache = createPageCache(2 ** 20)
  const parts = { status: 200, head: [], unchangedHead: [], etag: '"1"', compressible: true, until: Infinity }
  const page: KeptPage = { ...parts, key: '/', tags: new Set(['settings']), bodies: {} }
  cache.keep(page)
  cache.drop(new Set(['training:1']))
  expect(cache.holds(page)).toBe(true)
  cache.drop('everything')
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
  const flights = createFlights<boolean>()
  const { promise: changed, resolve } = Promise.withResolvers<void>()
  const { landed } = flights.board('/', async ({ wasOvertaken }: Flight) => {
    await changed
    return wasOvertaken(page.tags)
  })
  flights.overtake('everything')
  resolve()
  expect(await landed).toBe(true)
})

test('a request for which the clock was asked since its arrival needs no second answer', async () => {
  const db = await freshDatabase()
  const clock = createCacheClock(db)
  const reported: Changes[] = []
  clock.onChange((changes) => reported.push(changes))
  const arrivedMs = performance.now()
  await clock.sync()
  await db.transact((tx) => touch(tx, ['training:3']))
  await clock.sync(arrivedMs)
  expect(reported).toEqual([])
  await clock.sync(performance.now())
  expect(reported).toEqual([new Set(['training:3'])])
})
