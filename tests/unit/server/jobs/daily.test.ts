import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { isDailyDue, runDaily } from '#server/jobs/daily.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { freshDatabase, freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { academy, doneFor, dyingAfter, expiries, node } from '../points/nodes.ts'
import { at, createSavers, earn } from '../points/savers.ts'

const beforeEnd = at('2026-11-22T06:59:00Z')
const afterEnd = at('2026-11-22T07:05:00Z')

describe('the job of the day', () => {
  test('expires points at the end of the last day on the site’s clock, not before', async () => {
    const db = await freshDatabase()
    const uids = await academy(db)
    expect(await runDaily(node(db, beforeEnd))).toBe(true)
    expect(await expiries(db)).toEqual([])
    // Until 00:05 the day before counts, which is done.
    expect(await runDaily(node(db, at('2026-11-22T07:04:59Z')))).toBe(false)
    const works = node(db, afterEnd)
    expect(await runDaily(works)).toBe(true)
    expect(await expiries(db)).toEqual(uids.map((uid) => ({ uid, amount: -10 })))
    expect(works.infos).toContainEqual({ wallets: 250, people: 250, points: 2500, available: 0 })
    expect(works.errors).toEqual([])
    expect(await doneFor(db)).toBe('2026-11-22')
  })

  test('makes pending points available', async () => {
    const db = await freshDatabase()
    const [uid = 0] = await createSavers(db, 1)
    await earn(db, { uid, points: 30, pendingDays: 14, now: at('2026-11-01') })
    const works = node(db, at('2026-11-16'))
    await runDaily(works)
    expect(works.infos).toContainEqual({ wallets: 1, people: 0, points: 0, available: 30 })
    expect(await db.reader.selectFrom('wallets').select(['points', 'pending']).execute()).toEqual([
      { points: 30, pending: 0 },
    ])
  })

  test('catches up after three days without a run, and notifies each user once', async () => {
    const db = await freshDatabase()
    const [uid = 0] = await academy(db, 1)
    await runDaily(node(db, at('2026-11-12')))
    // The seventh day before the end was the 14th.
    expect(await runDaily(node(db, at('2026-11-16')))).toBe(true)
    expect(await runDaily(node(db, at('2026-11-17')))).toBe(true)
    const notices = await db.reader.selectFrom('notices').select(['uid', 'type', 'details']).execute()
    expect(notices).toEqual([{ uid, type: 'points_expiring', details: '{"points":10,"date":"2026-11-21"}' }])
    expect(await runDaily(node(db, at('2026-11-25')))).toBe(true)
    expect(await expiries(db)).toEqual([{ uid, amount: -10 }])
    expect(await doneFor(db)).toBe('2026-11-25')
  })

  test('runs again today after a clock that was years ahead', async () => {
    const db = await freshDatabase()
    const uids = await academy(db, 3)
    expect(await runDaily(node(db, at('2029-05-05'), 'ahead'))).toBe(true)
    expect(await doneFor(db)).toBe('2029-05-05')
    expect(await expiries(db)).toHaveLength(uids.length)
    expect(await isDailyDue(db.reader, afterEnd)).toBe(true)
    expect(await runDaily(node(db, afterEnd))).toBe(true)
    expect(await doneFor(db)).toBe('2026-11-22')
    expect(await isDailyDue(db.reader, afterEnd)).toBe(false)
    expect(await runDaily(node(db, afterEnd))).toBe(false)
  })

  test('takes over a lease that a clock years ahead has left', async () => {
    const db = await freshDatabase()
    await academy(db, 1)
    await expect(runDaily(node(dyingAfter(db, 1), at('2029-05-05'), 'ahead'))).rejects.toThrow()
    expect(await runDaily(node(db, afterEnd))).toBe(true)
    expect(await doneFor(db)).toBe('2026-11-22')
  })

  test('announces expiry after a clock that was ahead', async () => {
    const db = await freshDatabase()
    const [uid = 0] = await academy(db, 1)
    await db.transact((tx) =>
      tx.insertInto('jobs').values({ name: 'daily', done_for: '2029-05-05', changed: '2029-05-05 08:00:00' }).execute(),
    )
    await runDaily(node(db, at('2026-11-15')))
    const notices = await db.reader.selectFrom('notices').select(['uid', 'type']).execute()
    expect(notices).toEqual([{ uid, type: 'points_expiring' }])
  })

  test('of two nodes at the same time one runs it, once', async () => {
    const url = await freshDatabaseUrl('empty')
    const dbs = [openDatabase(url, { poolSize: 3 }), openDatabase(url, { poolSize: 3 })] as const
    const uids = await academy(dbs[0], 150)
    const did = await Promise.all(dbs.map((db, n) => runDaily(node(db, afterEnd, `node-${n}`))))
    expect(did.toSorted()).toEqual([false, true])
    expect(await expiries(dbs[0])).toEqual(uids.map((uid) => ({ uid, amount: -10 })))
    expect(await Promise.all(dbs.map((db, n) => runDaily(node(db, afterEnd, `node-${n}`))))).toEqual([false, false])
    await Promise.all(dbs.map((db) => db.close()))
  })

  test('is taken over by another node after the lease when its node dies, and nothing expires twice', async () => {
    const db = await freshDatabase()
    const uids = await academy(db)
    // The node dies after it took the lease and settled one batch; nothing more is written.
    await expect(runDaily(node(dyingAfter(db, 2), afterEnd))).rejects.toThrow()
    const begun = (await expiries(db)).length
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThanOrEqual(100)
    expect(await doneFor(db)).toBeNull()

    expect(await runDaily(node(db, at('2026-11-22T07:06:59Z'), 'node-2'))).toBe(false)
    const works = node(db, at('2026-11-22T07:07:00Z'), 'node-2')
    expect(await runDaily(works)).toBe(true)
    const left = 250 - begun
    expect(works.infos).toContainEqual({ wallets: left, people: left, points: 10 * left, available: 0 })
    expect(await expiries(db)).toEqual(uids.map((uid) => ({ uid, amount: -10 })))
    expect(await reconcile(db)).toEqual([])
  })

  test('stops after the current batch on shutdown and releases the job', async () => {
    const db = await freshDatabase()
    await academy(db)
    const end = new AbortController()
    const works = { ...node(db, afterEnd), signal: end.signal }
    const job = runDaily({ ...works, db: { ...db, transact: (run) => db.transact(run).finally(() => end.abort()) } })
    await expect(job).rejects.toThrow()
    const begun = (await expiries(db)).length
    expect(begun).toBeLessThan(250)
    expect(await runDaily(node(db, afterEnd, 'node-2'))).toBe(true)
    expect(await expiries(db)).toHaveLength(250)
  })

  test('freezes the boards of periods that are over', async () => {
    const db = await freshDatabase()
    await academy(db, 2)
    await runDaily(node(db, at('2026-11-30')))
    const frozen = () =>
      db.reader
        .selectFrom('boards')
        .select('start')
        .where('period', '=', 'month')
        .where('frozen_at', 'is not', null)
        .execute()
    expect(await frozen()).toEqual([])
    await runDaily(node(db, at('2026-12-01T07:05:00Z')))
    expect(await frozen()).toEqual([{ start: '2026-11-01' }])
  })

  test('logs an inconsistent ledger as an error and does not change it', async () => {
    const db = await freshDatabase()
    const [uid = 0] = await academy(db, 1)
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 9999 }).execute())
    const works = node(db, at('2026-11-12'))
    expect(await runDaily(works)).toBe(true)
    expect(works.errors).toContainEqual(expect.objectContaining({ uid, is: 9999, shouldBe: 10 }))
    expect(await db.reader.selectFrom('wallets').select('points').execute()).toEqual([{ points: 9999 }])
  })
})
