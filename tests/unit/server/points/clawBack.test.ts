import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { type Award, award } from '#server/points/award.ts'
import { type Clawback, clawBack } from '#server/points/clawBack.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { walletOf } from '#server/points/wallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, buy, createSavers, createTerms, endsOf, timeZone } from './savers.ts'

const time = { now: at('2026-11-20'), timeZone }

/** A saver, and verbs that give and take back points. */
async function saver() {
  const db = await freshDatabase()
  const [uid = 0] = await createSavers(db, 1)
  const give = async (points: number, more: Partial<Award> = {}) => {
    const given = { uid, kind: 'earn', points, reason: 'story', key: `story:${more.key ?? points}` } as const
    const { entry } = await db.transact((tx) => award(tx, { ...given, ...more }, time))
    return entry.id
  }
  const take = (entryId: number, more: Partial<Clawback> = {}) =>
    db.transact((tx) => clawBack(tx, { entryId, reason: 'story', ...more }, time))
  return { db, uid, give, take, wallet: () => walletOf(db.reader, uid, time) }
}

async function onBoards(db: Database, uid: number): Promise<number[]> {
  const rows = await db.reader.selectFrom('board_rows').select('points').where('uid', '=', uid).execute()
  return [...new Set(rows.map(({ points }) => points))]
}

describe('points that are taken back', () => {
  test('are taken once, and the same request again returns the first entry', async () => {
    const { db, give, take, wallet } = await saver()
    const earning = await give(30)
    await give(20)
    const first = await take(earning)
    expect(first).toMatchObject({ shortfall: 0, repeated: false, entry: { amount: -30, reverses: earning } })
    expect(await take(earning)).toMatchObject({ shortfall: 0, repeated: true, entry: { id: first.entry?.id } })
    expect(await wallet()).toMatchObject({ points: 20, lifetime_earned: 20 })
    expect(await reconcile(db)).toEqual([])
  })

  test.each(['earn', 'import', 'manual_credit'] as const)('can be points of the kind %s', async (kind) => {
    const { give, take, wallet } = await saver()
    expect((await take(await give(30, { kind }))).entry).toMatchObject({ kind: 'clawback', amount: -30 })
    expect((await wallet()).points).toBe(0)
  })

  test('come from the lot of the earning first, also if another one ends earlier', async () => {
    const { db, give, take, wallet } = await saver()
    const yearEnd = await createTerms(db, { type: 'fixed', date: '2026-12-31' })
    const never = await createTerms(db, { type: 'never' })
    await give(40, { scheduleId: yearEnd })
    const earning = await give(10, { scheduleId: never })
    await give(5, { scheduleId: yearEnd })
    await take(earning)
    expect(await wallet()).toMatchObject({ points: 45, next_expiry: { points: 45, date: '2026-12-31' } })
  })

  test('that the earning no longer holds come from the lots that end first', async () => {
    const { db, uid, give, take, wallet } = await saver()
    const never = await createTerms(db, { type: 'never' })
    const ends = ['2026-12-01', '2026-12-15', '2026-12-31']
    const schedules = []
    for (const date of ends) schedules.push(await createTerms(db, { type: 'fixed', date }))
    const earning = await give(30, { scheduleId: schedules[0] ?? null })
    await buy(db, { uid, points: 30, now: time.now })
    for (const scheduleId of [never, ...schedules.toReversed()]) await give(20, { scheduleId, key: `${scheduleId}` })
    await take(earning)
    expect(await wallet()).toMatchObject({ points: 50, next_expiry: { points: 10, date: '2026-12-15' } })
  })

  test('that the earning holds only in part come from its lot and from another one', async () => {
    const { db, uid, give, take, wallet } = await saver()
    const earning = await give(30, { scheduleId: await createTerms(db, { type: 'fixed', date: '2026-12-01' }) })
    await buy(db, { uid, points: 10, now: time.now })
    await give(20)
    expect(await take(earning)).toMatchObject({ shortfall: 0, entry: { amount: -30 } })
    expect(await wallet()).toMatchObject({ points: 10, lifetime_earned: 20 })
    expect(await endsOf(db, uid)).toEqual(['2026-12-01'])
  })

  test('can still be pending, or be both', async () => {
    const { db, give, take, wallet } = await saver()
    await take(await give(30, { pendingDays: 3 }))
    expect(await wallet()).toMatchObject({ points: 0, pending: 0, lifetime_earned: 0 })
    const earning = await give(10)
    await give(5, { pendingDays: 3 })
    await take(earning)
    await take(earning, { returned: { by: 7, points: 3 } })
    expect(await wallet()).toMatchObject({ points: 0, pending: 2, lifetime_earned: 2 })
    expect(await reconcile(db)).toEqual([])
  })

  test('of several earnings are taken for each of them', async () => {
    const { give, take, wallet } = await saver()
    const earnings = [await give(30), await give(20), await give(10)]
    for (const earning of earnings) expect(await take(earning)).toMatchObject({ repeated: false })
    expect((await wallet()).points).toBe(0)
  })

  test('that each refund returns are taken separately, and once for each refund', async () => {
    const { give, take, wallet } = await saver()
    const earning = await give(30)
    await give(100)
    await take(earning)
    expect(await take(earning, { returned: { by: 7, points: 4 } })).toMatchObject({ repeated: false })
    expect(await take(earning, { returned: { by: 8, points: 5 } })).toMatchObject({ repeated: false })
    expect(await take(earning, { returned: { by: 8, points: 5 } })).toMatchObject({ repeated: true })
    expect((await wallet()).points).toBe(100 - 4 - 5)
  })

  test('that nobody has left are a shortfall without an entry', async () => {
    const { give, take } = await saver()
    const earning = await give(30)
    await take(earning)
    const returned = { by: 7, points: 4 }
    expect(await take(earning, { returned })).toEqual({ entry: null, shortfall: 4, repeated: false })
  })

  test('leave the leaderboard only if they were earned by learning', async () => {
    const { db, uid, give, take } = await saver()
    await give(50)
    const gift = await give(30, { kind: 'manual_credit' })
    expect(await onBoards(db, uid)).toEqual([50])
    await take(gift)
    expect(await onBoards(db, uid)).toEqual([50])
  })
})
