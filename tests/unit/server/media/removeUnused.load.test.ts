import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { touch } from '#server/cache/clock.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { runInThread } from '#server/jobs/runInThread.ts'
import { removeUnused } from '#server/media/removeUnused.ts'
import { toInstant } from '#shared/instant.ts'
import { freshDatabaseUrl, freshFolder, later } from '#tests/support/freshDatabase.ts'
import { addUploads, fileNamed } from './uploadRows.ts'

const day = 24 * 60
const log = { info: () => {}, warn: () => {}, error: () => {} }

async function openSite() {
  const databaseUrl = await freshDatabaseUrl('demo')
  const open = () => {
    const db = openDatabase(databaseUrl, { poolSize: 4 })
    onTestFinished(() => db.close())
    return db
  }
  return { databaseUrl, open, db: open() }
}

/** Saves one after the other until `work` ends. Returns the longest wait of a save, in milliseconds. */
async function longestSaveDuring(db: Database, work: Promise<unknown>): Promise<number> {
  let ended = false
  const end = () => {
    ended = true
  }
  work.then(end, end)
  let longest = 0
  while (!ended) {
    const begun = performance.now()
    await db.transact((tx) => touch(tx, ['shop']))
    longest = Math.max(longest, performance.now() - begun)
    await delay(5)
  }
  await work
  return longest
}

/** Order lines that name the upload 0 in their pictures. */
async function addOrderLines(db: Database, lines: number): Promise<void> {
  const snapshot = JSON.stringify({
    title: 'Mug',
    images: [{ file: fileNamed(0), alt: 'A mug' }],
    text: 'x'.repeat(600),
  })
  const placed = toInstant(later(0))
  await db.transact(async (tx) => {
    const { id } = await tx.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    await sql`insert into orders (uid, state, total, placed_at, changed_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(lines)})
      select 1, 'fulfilled', 5, ${sql.lit(placed)}, ${sql.lit(placed)} from numbers`.execute(tx)
    await sql`insert into order_lines (order_id, product_id, uid, quantity, points, snapshot, placed_at)
      select orders.id, ${sql.lit(id)}, 1, 1, 5, ${sql.lit(snapshot)}, ${sql.lit(placed)} from orders
      where not exists (select 1 from order_lines where order_lines.order_id = orders.id)`.execute(tx)
  })
}

test('the clean-up of a site with a long history blocks neither the process nor a save', async () => {
  const { databaseUrl, db } = await openSite()
  await addOrderLines(db, 100_000)
  await addUploads(db, 40)
  const begun = performance.now()
  let ticked = begun
  let still = 0
  const ticks = setInterval(() => {
    still = Math.max(still, performance.now() - ticked)
    ticked = performance.now()
  }, 5)
  const storage = { dataDir: freshFolder(), s3: null }
  const work = runInThread(
    { job: 'uploads', databaseUrl, storage, holder: 'node-1' },
    log,
    new AbortController().signal,
  )
  const longest = await longestSaveDuring(db, work)
  clearInterval(ticks)
  expect(await filesOf(db)).toEqual([fileNamed(0)])
  expect(performance.now() - begun).toBeLessThan(30_000)
  expect(longest).toBeLessThan(1000)
  expect(still).toBeLessThan(1000)
})

test('no save waits for a slow storage, and a checkout at the same time succeeds', async () => {
  const { db, open } = await openSite()
  await addUploads(db, 45)
  const work = removeUnused(open(), { remove: () => delay(400) }, later(day + 1))
  const longest = await longestSaveDuring(db, work)
  expect(await work).toBe(45)
  expect(longest).toBeLessThan(300)
})

async function filesOf(db: Database): Promise<string[]> {
  return (await db.reader.selectFrom('uploads').select('file').execute()).map(({ file }) => file)
}
