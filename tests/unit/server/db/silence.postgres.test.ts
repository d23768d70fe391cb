import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCacheClock } from '#server/cache/clock.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import { longestSilence, withLimits } from '#server/db/patience.ts'
import { createRealTime } from '#server/db/realTime.ts'
import { createFreshness } from '#server/door/page-cache/freshness.ts'
import { copyDatabase } from '#tests/support/freshDatabase.ts'
import { type SilentProxy, startSilentProxy } from '#tests/support/silentProxy.ts'

const WAIT_MS = 20_000
const READING = 5
const NODES = 8

const lines: { target: string; proxy: SilentProxy }[] = []

/** A node whose connections to the database can fall silent. */
function openNode(options = '') {
  const line = lines.pop()
  if (!line) throw new Error('Each test needs a line.')
  const { target, proxy } = line
  const db = openDatabase(`${proxy.url}${options}`, { poolSize: 2 * READING, standbyUrl: target })
  closing.push(async () => {
    await db.close()
    proxy.stop()
  })
  return { db, fallSilent: proxy.fallSilent }
}

const closing: (() => unknown)[] = []

// The tests wait for seconds, so they run together, and what follows after one test cannot be said inside it.
beforeAll(async () => {
  for (let count = 0; count < NODES; count++) {
    const { url, release } = await copyDatabase('empty')
    closing.unshift(release)
    lines.push({ target: url, proxy: await startSilentProxy(url) })
  }
  return async () => {
    for (const close of closing.toReversed()) await close()
  }
})

async function sleep(db: Database, seconds: number): Promise<void> {
  await sql`select pg_sleep(${seconds})`.execute(db.reader)
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  )
}

describe.concurrent('when the connections to the server fall silent and new ones work', () => {
  test('the site reads from the primary again within seconds', { timeout: WAIT_MS }, async () => {
    const { db, fallSilent } = openNode()
    const clock = createCacheClock(db)
    const freshness = createFreshness(clock, { warn: () => {}, info: () => {} })
    await Promise.all(Array.from({ length: READING }, () => sleep(db, 0.2)))
    await db.transact((tx) => sql`select 1`.execute(tx))
    expect(db.load().map(({ open }) => open)).toEqual([READING, 1, 0])
    fallSilent()
    expect(await freshness.sync()).toBe('none')
    await expect.poll(() => freshness.sync(), { timeout: 5000, interval: 100 }).toBe('primary')
    const began = performance.now()
    await Promise.all(Array.from({ length: READING }, () => sleep(db, 0)))
    await db.transact((tx) => sql`select 1`.execute(tx))
    expect(performance.now() - began, 'no silent connection is left').toBeLessThan(2000)
  })

  test('all callers of the clock learn that the database is away', { timeout: WAIT_MS }, async () => {
    const { db, fallSilent } = openNode()
    const clock = createCacheClock(db)
    await clock.sync()
    fallSilent()
    const failures = await Promise.all([clock.sync(), clock.sync(), clock.sync()].map(failureOf))
    expect(isDatabaseAway(failures[0]), String(failures[0])).toBe(true)
    expect(failures.slice(1), 'the next question takes a new connection').toEqual([undefined, undefined])
  })

  test('the clocks of the machines are compared again', { timeout: WAIT_MS }, async () => {
    const { db, fallSilent } = openNode()
    const time = createRealTime(db)
    await sleep(db, 0)
    fallSilent()
    await time.sync()
    expect(time.isDue()).toBe(true)
    await time.sync()
    expect(time.isDue()).toBe(false)
  })

  test('a look for the primary ends, and the next one finds it', { timeout: WAIT_MS }, async () => {
    const { db, fallSilent } = openNode()
    expect(await db.standby?.hasPrimary()).toBe(true)
    fallSilent()
    expect(await db.standby?.hasPrimary()).toBe(false)
    expect(await db.standby?.hasPrimary()).toBe(true)
  })

  test('a statement ends a few seconds after its own limit', { timeout: WAIT_MS }, async () => {
    const { db, fallSilent } = openNode('?options=-c%20statement_timeout%3D1s')
    await Promise.all([sleep(db, 0), db.transact((tx) => sql`select 1`.execute(tx))])
    const reading = failureOf(sleep(db, 0))
    const writing = failureOf(db.transact((tx) => sql`select 1`.execute(tx)))
    fallSilent()
    for (const failure of await Promise.all([reading, writing]))
      expect(isDatabaseAway(failure), String(failure)).toBe(true)
    await sleep(db, 0)
  })
})

describe.concurrent('while the server is slow', () => {
  test('a long statement ends although the clock gets no answer', { timeout: WAIT_MS }, async () => {
    const { db } = openNode()
    const clock = createCacheClock(db)
    const long = sleep(db, 6)
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = db.transact(async (tx) => {
      await sql`lock table cache_clock in access exclusive mode`.execute(tx)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const failure = await failureOf(clock.sync())
    expect(isDatabaseAway(failure), String(failure)).toBe(true)
    released.resolve()
    await locking
    await clock.sync()
    await long
  })

  test('a commit ends, which has no limit', { timeout: WAIT_MS }, async () => {
    const { db } = openNode('?options=-c%20statement_timeout%3D1s')
    await db.transact(async (tx) => {
      await sql`create function be_slow() returns trigger language plpgsql as
        'begin perform pg_sleep(7); return null; end'`.execute(tx)
      await sql`create constraint trigger slow after insert on organizations deferrable initially deferred
        for each row execute function be_slow()`.execute(tx)
    })
    await db.transact((tx) => tx.insertInto('organizations').values({ name: 'Stored' }).execute())
    expect(await db.reader.selectFrom('organizations').select('name').execute()).toEqual([{ name: 'Stored' }])
  })
})

describe('while this process is busy', () => {
  test('an answer that arrived counts', async () => {
    const { db } = openNode()
    const clock = createCacheClock(db)
    await clock.sync()
    const asked = clock.sync()
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const end = performance.now() + 4500
    while (performance.now() < end) Math.random()
    await asked
  })
})

test('the silence of a server is limited by what its address says of statements', () => {
  const server = 'postgres://host/site'
  expect(longestSilence(withLimits(server, 'serving'))).toBe(35_000)
  expect(longestSilence(withLimits(`${server}?statement_timeout=7000`, 'serving'))).toBe(12_000)
  expect(longestSilence(withLimits(`${server}?options=-c%20statement_timeout%3D2min`, 'serving'))).toBe(125_000)
  expect(longestSilence(withLimits(`${server}?options=-c%20statement_timeout%3D1s`, 'serving'))).toBe(6000)
  expect(longestSilence(withLimits(`${server}?statement_timeout=0`, 'serving'))).toBeUndefined()
  expect(longestSilence(withLimits(`${server}?statement_timeout=long`, 'serving'))).toBeUndefined()
  expect(longestSilence(withLimits(server, 'working'))).toBeUndefined()
})
