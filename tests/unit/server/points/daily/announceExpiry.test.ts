import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { announceExpiry } from '#server/points/daily/announceExpiry.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, createTerms, earn, earnAll, setClock, timeZone } from '../savers.ts'

async function site(terms: object, people = 1) {
  const db = await freshDatabase()
  await setClock(db)
  await createTerms(db, terms)
  const uids = await createSavers(db, people)
  return { db, uids, uid: uids[0] ?? 0 }
}

/** The notices of the daily runs on these days, each continuing from the run before. */
async function nights(db: Database, first: string, last: string) {
  let since: string | null = null
  let day = Temporal.PlainDate.from(first)
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    await announceExpiry(db, { now: at(`${day}T19:00:00Z`), timeZone }, { since })
    since = day.toString()
  }
  const notices = await db.reader.selectFrom('notices').select(['uid', 'details', 'created']).orderBy('id').execute()
  return notices.map(({ uid, details, created }) => {
    const { points, date } = JSON.parse(details)
    return `${created.slice(5, 10)}: ${points} until ${date.slice(5)} for ${uid}`
  })
}

const quarter = { type: 'rolling', amount: 90, unit: 'days' }

describe('notices before points expire', () => {
  test('come thirty days, a week and a day before the last day, once each', async () => {
    const { db, uid } = await site(quarter)
    await earn(db, { uid, points: 40, now: at('2026-09-01') })
    expect(await nights(db, '2026-10-01', '2026-12-02')).toEqual([
      `10-31: 40 until 11-30 for ${uid}`,
      `11-23: 40 until 11-30 for ${uid}`,
      `11-29: 40 until 11-30 for ${uid}`,
    ])
  })

  test('name the remaining points, one notice per last day, without spent points', async () => {
    const { db, uid } = await site({ ...quarter, notice_days: [7] })
    for (const hour of ['15', '21']) await earn(db, { uid, points: 40, now: at(`2026-09-01T${hour}:00:00Z`) })
    await earn(db, { uid, points: 5, now: at('2026-09-02') })
    await buy(db, { uid, points: 30, now: at('2026-09-03') })
    expect(await nights(db, '2026-11-20', '2026-11-24')).toEqual([
      `11-23: 50 until 11-30 for ${uid}`,
      `11-24: 5 until 12-01 for ${uid}`,
    ])
  })

  test('follow the schedule of the points, not the current default', async () => {
    const { db, uid } = await site({ ...quarter, notice_days: [] })
    const other = await createTerms(db, { ...quarter, notice_days: [3], grace_days: 5 })
    await earn(db, { uid, points: 40, now: at('2026-09-01') })
    await earn(db, { uid, points: 7, now: at('2026-09-02'), scheduleId: other })
    // Days of grace are not announced: the notice names the last day.
    expect(await nights(db, '2026-11-20', '2026-12-10')).toEqual([`11-28: 7 until 12-01 for ${uid}`])
  })

  test('do not come on days before the points were earned', async () => {
    const { db, uid } = await site({ type: 'fixed', date: '2026-12-01', notice_days: [30, 7] })
    await earn(db, { uid, points: 40, now: at('2026-11-10') })
    expect(await nights(db, '2026-11-10', '2026-12-02')).toEqual([`11-24: 40 until 12-01 for ${uid}`])
  })

  test('do not come each night for a user who is active each day', async () => {
    const { db, uid } = await site({ type: 'sliding', amount: 30, unit: 'days', reset_by: ['login'] })
    await earn(db, { uid, points: 40, now: at('2026-09-01') })
    for (let day = 2; day <= 9; day++) {
      const now = at(`2026-09-0${day}`)
      await db.transact((tx) => openSession(tx, { uid, now }))
      await announceExpiry(db, { now, timeZone }, { since: `2026-09-0${day - 1}` })
    }
    expect(await nights(db, '2026-09-10', '2026-10-11')).toEqual([
      `10-02: 40 until 10-09 for ${uid}`,
      `10-08: 40 until 10-09 for ${uid}`,
    ])
  })

  test('are sent late after missed days, but only the latest of them', async () => {
    const { db, uid } = await site(quarter)
    await earn(db, { uid, points: 40, now: at('2026-09-01') })
    await announceExpiry(db, { now: at('2026-10-30'), timeZone }, { since: '2026-10-29' })
    expect(await announceExpiry(db, { now: at('2026-11-25'), timeZone }, { since: '2026-10-30' })).toBe(1)
    expect(await announceExpiry(db, { now: at('2026-11-25'), timeZone }, { since: '2026-10-30' })).toBe(0)
  })

  test('that were due before the last run, or more than a month ago, are not sent any more', async () => {
    const { db, uid } = await site({ type: 'fixed', date: '2026-12-31', notice_days: [60] })
    await earn(db, { uid, points: 40, now: at('2026-09-01') })
    // The sixtieth day before the end is 1 November.
    const run = (day: string, since: string | null) => announceExpiry(db, { now: at(day), timeZone }, { since })
    expect(await run('2026-11-10', '2026-11-01'), 'the last run was after it').toBe(0)
    expect(await run('2026-12-03', '2026-06-01'), '32 days later').toBe(0)
    expect(await run('2026-12-03', null), 'the first run').toBe(0)
    expect(await run('2026-12-01', '2026-06-01'), '30 days later').toBe(1)
  })

  test('are sent late up to the last day, and not in the days of grace', async () => {
    const { db, uid } = await site({ ...quarter, notice_days: [3], grace_days: 5 })
    await earn(db, { uid, points: 40, now: at('2026-09-01') })
    const run = (day: string) => announceExpiry(db, { now: at(day), timeZone }, { since: '2026-11-20' })
    expect(await run('2026-12-02')).toBe(0)
    expect(await run('2026-11-30')).toBe(1)
  })

  test('name all points of a last day, even if only some of them have a notice', async () => {
    const { db, uid } = await site({ type: 'fixed', date: '2026-11-30', notice_days: [7] })
    const silent = await createTerms(db, { type: 'fixed', date: '2026-11-30', notice_days: [] })
    await earn(db, { uid, points: 40, now: at('2026-09-01'), scheduleId: silent })
    await earn(db, { uid, points: 5, now: at('2026-09-01') })
    expect(await nights(db, '2026-11-20', '2026-11-24')).toEqual([`11-23: 45 until 11-30 for ${uid}`])
  })

  test('come for a near and a far last day', async () => {
    const { db, uid } = await site({ type: 'fixed', date: '2027-11-30', notice_days: [365, 1] })
    await earn(db, { uid, points: 40, now: at('2026-09-01') })
    expect(await announceExpiry(db, { now: at('2026-11-30'), timeZone }, { since: '2026-11-29' })).toBe(1)
  })

  test('reach all users of several batches, except blocked ones', async () => {
    const { db, uids } = await site({ ...quarter, notice_days: [7] }, 501)
    await earnAll(db, uids, { points: 1, now: at('2026-09-01') })
    await db.transact((tx) =>
      tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', uids[250]!).execute(),
    )
    expect(await announceExpiry(db, { now: at('2026-11-23'), timeZone }, { since: '2026-11-22' })).toBe(500)
  })
})
