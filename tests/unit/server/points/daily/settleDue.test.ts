import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { settleDue, wouldExpire } from '#server/points/daily/settleDue.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, createTerms, earn, earnAll } from '../savers.ts'

const lastDay = at('2026-12-31')
const newYear = at('2027-01-01')

/** Two learners whose points end with the year, one whose points are released then, and one with points that stay. */
async function four() {
  const db = await freshDatabase()
  const never = await createTerms(db, { type: 'never' })
  const yearEnd = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
  const uids = await createSavers(db, 4)
  const [anna = 0, boris = 0, clara = 0, dana = 0] = uids
  await earn(db, { uid: anna, points: 40, now: at('2026-11-01'), scheduleId: yearEnd })
  await earn(db, { uid: boris, points: 5, now: at('2026-11-01'), scheduleId: yearEnd })
  await earn(db, { uid: boris, points: 2, now: at('2026-11-01'), scheduleId: never })
  await earn(db, { uid: clara, points: 9, now: at('2026-12-22'), scheduleId: never, pendingDays: 10 })
  await earn(db, { uid: dana, points: 7, now: at('2026-11-01'), scheduleId: never })
  return { db, anna, boris, clara, dana }
}

const wallets = (db: Database) =>
  db.reader.selectFrom('wallets').select(['uid', 'points', 'pending', 'expired']).orderBy('uid').execute()

const expiries = (db: Database) =>
  db.reader.selectFrom('point_entries').select(['uid', 'amount', 'at']).where('kind', '=', 'expire').execute()

/** Adds wallets whose time to look at them has come, without points. */
async function addDueWallets(db: Database, count: number): Promise<void> {
  const moment = '2026-11-01 00:00:00'
  await db.transact(async (tx) => {
    for (let from = 0; from < count; from += 500) {
      const names = Array.from({ length: Math.min(500, count - from) }, (_, n) => `due${from + n}`)
      const users = await tx
        .insertInto('users')
        .values(
          names.map((name) => ({
            name,
            name_key: name,
            mail: `${name}@saltmarsh.test`,
            mail_key: `${name}@saltmarsh.test`,
            first_name: name,
            last_name: 'Due',
            full_name: `${name} Due`,
            status: 'active',
            created: moment,
          })),
        )
        .returning('uid')
        .execute()
      const wallet = { points: 0, pending: 0, lifetime_earned: 0, spent: 0, expired: 0, settled_at: moment }
      await tx
        .insertInto('wallets')
        .values(users.map(({ uid }) => ({ uid, ...wallet, next_change_at: '2026-12-01 00:00:00' })))
        .execute()
    }
  })
}

describe('settling all wallets', () => {
  test('expires what has ended and releases what waited, once, and counts both', async () => {
    const { db, anna, boris, clara, dana } = await four()
    const seen: object[] = []
    const nothing = { wallets: 0, people: 0, points: 0, available: 0, skipped: [] }
    expect(await settleDue(db, { now: lastDay })).toEqual(nothing)
    expect(await settleDue(db, { now: newYear }, { onProgress: (progress) => seen.push(progress) })).toEqual({
      wallets: 3,
      people: 2,
      points: 45,
      available: 9,
      skipped: [],
    })
    expect(seen.at(-1)).toEqual({ wallets: 3, of: 3 })
    expect(await wallets(db)).toEqual([
      { uid: anna, points: 0, pending: 0, expired: 40 },
      { uid: boris, points: 2, pending: 0, expired: 5 },
      { uid: clara, points: 9, pending: 0, expired: 0 },
      { uid: dana, points: 7, pending: 0, expired: 0 },
    ])
    expect(await settleDue(db, { now: newYear })).toEqual(nothing)
    const summer = await createTerms(db, { type: 'fixed', date: '2027-06-30' })
    await earn(db, { uid: anna, points: 3, now: newYear, scheduleId: summer })
    const later = { wallets: 1, people: 1, points: 3, available: 0 }
    expect(await settleDue(db, { now: at('2027-07-02') })).toMatchObject(later)
  })

  test('for a later day expires what ends by then, with entries of now', async () => {
    const { db, anna, boris, clara, dana } = await four()
    const seen: object[] = []
    const options = { onProgress: (progress: object) => seen.push(progress) }
    expect(await wouldExpire(db.reader, lastDay, options)).toEqual({ wallets: 0, people: 0, points: 0, available: 0 })
    expect(seen).toEqual([])
    const would = await wouldExpire(db.reader, newYear, options)
    expect(would).toEqual({ wallets: 3, people: 2, points: 45, available: 0 })
    expect(seen).toEqual([{ wallets: 3, of: 3 }])
    expect(await expiries(db)).toEqual([])
    expect(await settleDue(db, { now: lastDay, asOf: newYear })).toMatchObject({ people: 2, points: 45 })
    const moment = '2026-12-31 19:00:00'
    expect(await expiries(db)).toEqual([
      { uid: anna, amount: -40, at: moment },
      { uid: boris, amount: -5, at: moment },
    ])
    expect(await wallets(db), 'pending points are not released before their time').toEqual([
      { uid: anna, points: 0, pending: 0, expired: 40 },
      { uid: boris, points: 2, pending: 0, expired: 5 },
      { uid: clara, points: 0, pending: 9, expired: 0 },
      { uid: dana, points: 7, pending: 0, expired: 0 },
    ])
    expect(await reconcile(db)).toEqual([])
  })

  test('skips a wallet whose numbers are wrong, and settles the others', async () => {
    const { db, anna, boris } = await four()
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 0 }).where('uid', '=', anna).execute())
    const seen: object[] = []
    const settled = await settleDue(db, { now: newYear }, { onProgress: (progress) => seen.push(progress) })
    expect(settled).toEqual({ wallets: 2, people: 1, points: 5, available: 9, skipped: [anna] })
    expect(seen.at(-1)).toEqual({ wallets: 2, of: 3 })
    expect((await expiries(db)).map(({ uid }) => uid)).toEqual([boris])
    expect((await wallets(db))[0]).toEqual({ uid: anna, points: 0, pending: 0, expired: 0 })
  })

  test('ends with another failure of the database', async () => {
    const { db } = await four()
    let failures = 0
    const transact: Database['transact'] = (run) =>
      failures++ === 0 ? Promise.reject(new Error('no disk')) : db.transact(run)
    await expect(settleDue({ ...db, transact }, { now: newYear })).rejects.toThrow('no disk')
    expect(await expiries(db)).toEqual([])
  })

  test('stops at a signal, also when it only looks', async () => {
    const { db } = await four()
    const signal = AbortSignal.abort(new Error('stopped'))
    await expect(settleDue(db, { now: newYear }, { signal })).rejects.toThrow('stopped')
    await expect(wouldExpire(db.reader, newYear, { signal })).rejects.toThrow('stopped')
    expect(await expiries(db)).toEqual([])
  })

  test('reads more wallets than one part holds, and wallets with wrong numbers once', async () => {
    const { db, anna, dana } = await four()
    const yearEnd = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
    await earn(db, { uid: dana, points: 6, now: at('2026-11-01'), scheduleId: yearEnd })
    const wrong = [anna, dana]
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 0 }).where('uid', 'in', wrong).execute())
    await addDueWallets(db, 5000)
    const found = { wallets: 5004, people: 3, points: 51, available: 0 }
    const seen: object[] = []
    const onProgress = (progress: object) => seen.push(progress)
    expect(await wouldExpire(db.reader, newYear, { onProgress })).toEqual(found)
    expect(seen).toEqual([
      { wallets: 5000, of: 5004 },
      { wallets: 5004, of: 5004 },
    ])
    expect(await settleDue(db, { now: newYear })).toMatchObject({ wallets: 5002, people: 1, skipped: wrong })
    expect(await settleDue(db, { now: newYear })).toMatchObject({ wallets: 0, skipped: wrong })
  })

  test('ends after wallets that are exactly one part', async () => {
    const { db } = await four()
    await addDueWallets(db, 4997)
    const all = { wallets: 5000, people: 2, points: 45 }
    expect(await wouldExpire(db.reader, newYear)).toMatchObject(all)
    expect(await settleDue(db, { now: newYear })).toMatchObject(all)
  })

  test('reaches every learner of several batches', async () => {
    const db = await freshDatabase()
    await createTerms(db, { type: 'fixed', date: '2026-12-31' })
    const uids = await createSavers(db, 120)
    await earnAll(db, uids, { points: 3, now: at('2026-11-01') })
    const batches: number[] = []
    const onProgress = ({ wallets }: { wallets: number }) => batches.push(wallets)
    const all = { wallets: 120, people: 120, points: 360, available: 0 }
    expect(await wouldExpire(db.reader, newYear)).toEqual(all)
    expect(await settleDue(db, { now: newYear }, { onProgress })).toEqual({ ...all, skipped: [] })
    expect(batches.length).toBeGreaterThan(1)
    expect(batches.length, 'not one by one').toBeLessThan(120)
    expect(batches[0]).toBeLessThanOrEqual(100)
    expect(batches.at(-1)).toBe(120)
  })
})
