import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { award } from '#server/points/award.ts'
import { losingSoon } from '#server/shop/overview/losingSoon.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addBuyer, timeZone } from '../shopFixture.ts'

/** Adds a learner with lots by their last day; they end some days later, as days of grace make it. */
async function addLosing(db: Database, lots: readonly { date: string; points: number; left?: number }[]) {
  const { user } = await addBuyer(db)
  const { uid, full_name } = user
  await db.transact(async (tx) => {
    for (const [index, { date, points, left = points }] of lots.entries()) {
      const gift = { uid, kind: 'earn', points, reason: 'story', key: `lot:${uid}:${index}` } as const
      const { entry } = await award(tx, gift, { now: morning, timeZone })
      const lot = { remaining: left, expires_on: date, expires_at: endOf(date) }
      await tx.updateTable('lots').set(lot).where('entry_id', '=', entry.id).execute()
    }
    const next_change_at = lots.map(({ date }) => endOf(date)).toSorted()[0] ?? null
    await tx.updateTable('wallets').set({ next_change_at }).where('uid', '=', uid).execute()
  })
  return { uid, full_name }
}

function endOf(date: string): string {
  return `${Temporal.PlainDate.from(date).add({ days: 5 }).toString()} 23:00:00`
}

function losing(db: Database) {
  return losingSoon(db.reader, { now: morning, today: dayOf(morning, timeZone), days: 90 })
}

test('the learners who lose most are named, with the points and the day on which exactly these end', async () => {
  const db = await freshDatabase()
  const few = await addLosing(db, [{ date: '2026-12-01', points: 10 }])
  const two = [
    { date: '2027-01-10', points: 20 },
    { date: '2026-12-01', points: 5 },
  ]
  const most = await addLosing(db, two)
  const same = await addLosing(db, [{ date: '2026-11-30', points: 10 }])
  expect(await losing(db)).toEqual([
    { ...most, points: 20, date: '2027-01-10', days: 50 },
    { ...same, points: 10, date: '2026-11-30', days: 9 },
    { ...few, points: 10, date: '2026-12-01', days: 10 },
    { ...most, points: 5, date: '2026-12-01', days: 10 },
  ])
})

test('points count from today up to the last of these days, if they are still there', async () => {
  const db = await freshDatabase()
  const today = await addLosing(db, [
    { date: '2026-11-20', points: 7 },
    { date: '2026-11-21', points: 3 },
    { date: '2026-11-21', points: 9, left: 0 },
  ])
  const last = await addLosing(db, [
    { date: '2027-02-19', points: 2 },
    { date: '2027-02-20', points: 5 },
  ])
  await addLosing(db, [{ date: '2026-11-20', points: 8 }])
  await addLosing(db, [{ date: '2026-12-20', points: 8, left: 0 }])
  await addBuyer(db, { points: 50 })
  expect(await losing(db)).toEqual([
    { ...today, points: 3, date: '2026-11-21', days: 0 },
    { ...last, points: 2, date: '2027-02-19', days: 90 },
  ])
})

test('at most five learners are named, and none if no points end', async () => {
  const db = await freshDatabase()
  await addBuyer(db, { points: 50 })
  expect(await losing(db)).toEqual([])
  const learners = []
  for (const points of [1, 2, 3, 4, 5, 6]) learners.unshift(await addLosing(db, [{ date: '2026-12-01', points }]))
  expect((await losing(db)).map(({ uid }) => uid)).toEqual(learners.slice(0, 5).map(({ uid }) => uid))
})
