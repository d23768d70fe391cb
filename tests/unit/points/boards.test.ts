import { expect, test } from 'vitest'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import {
  belongTo,
  block,
  boardOf,
  createEarners,
  createOrganization,
  firstEarningOf,
  giveByHand,
  noon,
  told,
} from './board.ts'
import { at, buy, earn, timeZone } from './savers.ts'

const time = { now: noon, timeZone }

test('who earned as much has the same rank, and the next one as if they had not', async () => {
  const db = await freshDatabase()
  const [first = 0] = await createEarners(db, [50, 80, 80, 30, 30, 30, 10])
  expect(told(await boardOf(db, first))).toEqual([
    '1 Saver No. 2: 80',
    '1 Saver No. 3: 80',
    '3 Saver No. 1: 50 (me)',
    '4 Saver No. 4: 30',
    '4 Saver No. 5: 30',
    '4 Saver No. 6: 30',
    '7 Saver No. 7: 10',
  ])
})

test('the board is what was earned: spending, gifts and points from elsewhere change nothing', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [50, 40, 30, 20, 10])
  const before = told(await boardOf(db, first))
  await buy(db, { uid: first, points: 45, now: noon })
  await giveByHand(db, second, 1000, 'manual_credit')
  await giveByHand(db, second, 1000, 'import')
  expect(told(await boardOf(db, first))).toEqual(before)
  const [last = 0] = await createLate(db)
  await giveByHand(db, last, 500, 'manual_credit')
  expect(told(await boardOf(db, first))).toEqual(before)
})

test('far down, my row stands with two above and two below, at the rank that I have', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(
    db,
    Array.from({ length: 40 }, (_, n) => 1000 - 10 * n),
  )
  const seenBy = async (place: number) => told(await boardOf(db, uids[place - 1] ?? 0)).slice(19)
  expect(await seenBy(30)).toEqual([
    '20 Saver No. 20: 810',
    '…',
    '28 Saver No. 28: 730',
    '29 Saver No. 29: 720',
    '30 Saver No. 30: 710 (me)',
    '31 Saver No. 31: 700',
    '32 Saver No. 32: 690',
  ])
  expect(await seenBy(40)).toEqual([
    '20 Saver No. 20: 810',
    '…',
    '38 Saver No. 38: 630',
    '39 Saver No. 39: 620',
    '40 Saver No. 40: 610 (me)',
  ])
})

test.each([
  [19, ['20: 810', '21: 800']],
  [20, ['20: 810', '21: 800', '22: 790']],
  [21, ['20: 810', '21: 800', '22: 790', '23: 780']],
  [23, ['20: 810', '21: 800', '22: 790', '23: 780', '24: 770', '25: 760']],
  [24, ['20: 810', '…', '22: 790', '23: 780', '24: 770', '25: 760', '26: 750']],
])('near the end of the top nobody is told twice and nobody is left out: from place %i', async (place, expected) => {
  const db = await freshDatabase()
  const uids = await createEarners(
    db,
    Array.from({ length: 30 }, (_, n) => 1000 - 10 * n),
  )
  const lines = told(await boardOf(db, uids[place - 1] ?? 0)).slice(19)
  expect(lines.map((line) => line.replace(/^\d+ Saver No. /, '').replace(' (me)', ''))).toEqual(expected)
})

test('among many who have as much as I, my neighbours have my rank', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [
    ...Array.from({ length: 22 }, () => 90),
    ...Array.from({ length: 8 }, () => 20),
  ])
  const { around, me } = await boardOf(db, uids[26] ?? 0)
  expect(me.rank).toBe(23)
  expect(around.map(({ rank, name }) => `${rank} ${name}`)).toEqual(
    [25, 26, 27, 28, 29].map((n) => `23 Saver No. ${n}`),
  )
})

test('who has not earned anything sees the others, and has no rank', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 10, 0])
  const board = await boardOf(db, uids[5] ?? 0)
  expect(board.rows).toHaveLength(5)
  expect(board.me).toEqual({ listed: true, points: 0, rank: null })
})

test('who does not want to be ranked is not listed and not counted, and may come back', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10])
  await joinLeaderboard(db, first, false, time)
  await earn(db, { uid: first, points: 5, now: noon })
  expect(told(await boardOf(db, second))[0]).toBe('1 Saver No. 2: 50 (me)')
  const own = await boardOf(db, first)
  expect(own.me).toEqual({ listed: false, points: 65, rank: null })
  expect(told(own)[0]).toBe('1 Saver No. 2: 50')
  await joinLeaderboard(db, first, true, time)
  expect(told(await boardOf(db, first)).slice(0, 2)).toEqual(['1 Saver No. 1: 65 (me)', '2 Saver No. 2: 50'])
})

test('who is blocked is on no board', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10])
  await block(db, first)
  expect(told(await boardOf(db, second))[0]).toBe('1 Saver No. 2: 50 (me)')
})

test('fewer than five are not shown to each other, though each sees their own points', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 0])
  const few = await boardOf(db, uids[0] ?? 0)
  expect(few).toMatchObject({ hidden: true, rows: [], around: [], me: { points: 50, rank: null } })
  await earn(db, { uid: uids[4] ?? 0, points: 1, now: noon })
  expect(await boardOf(db, uids[0] ?? 0)).toMatchObject({ hidden: false, me: { points: 50, rank: 1 } })
  await joinLeaderboard(db, uids[1] ?? 0, false, time)
  expect((await boardOf(db, uids[0] ?? 0)).hidden).toBe(true)
})

test('weeks begin on Monday and months on their first, on the clock of the site', async () => {
  const db = await freshDatabase()
  // Seven hours behind: 06:59 UTC on Monday is still Sunday, 07:00 is Monday.
  const [uid = 0] = await createEarners(db, [1, 1, 1, 1, 1], at('2026-11-10'))
  await earn(db, { uid, points: 100, now: at('2026-11-16T06:59:59Z') })
  await earn(db, { uid, points: 10, now: at('2026-11-16T07:00:00Z') })
  await earn(db, { uid, points: 1000, now: at('2026-12-01T06:59:59Z') })
  await earn(db, { uid, points: 5000, now: at('2026-12-01T07:00:00Z') })
  const points = async (period: 'week' | 'month' | 'quarter' | 'year' | 'all', now = noon) =>
    (await boardOf(db, uid, { period }, now)).me.points
  expect(await points('week')).toBe(10)
  expect(await points('week', at('2026-11-15'))).toBe(1 + 100)
  expect(await points('month')).toBe(1 + 100 + 10 + 1000)
  expect(await points('month', at('2026-12-01T07:00:00Z'))).toBe(5000)
  expect(await points('quarter')).toBe(6111)
  expect(await points('year', at('2027-01-01T06:59:59Z'))).toBe(6111)
  expect(await points('year', at('2027-01-01T07:00:00Z'))).toBe(0)
  expect(await points('all', at('2027-01-01T07:00:00Z'))).toBe(6111)
})

test('what is taken back is taken from the period in which it was earned, and never below 0', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [50, 40, 30, 20, 10], at('2026-10-07'))
  await earn(db, { uid, points: 7, now: noon })
  const earning = await firstEarningOf(db, uid)
  for (let n = 0; n < 2; n++) {
    await db.transact((tx) => clawBack(tx, { entryId: earning, reason: 'story' }, time))
  }
  expect((await boardOf(db, uid)).me.points).toBe(7)
  expect((await boardOf(db, uid, { date: '2026-10-07' })).me.points).toBe(0)
  expect((await boardOf(db, uid, { period: 'quarter' })).me.points).toBe(7)
  expect(told(await boardOf(db, uid, { period: 'year' })).at(-1)).toBe('5 Saver No. 1: 7 (me)')
})

test('an organisation has boards of its own, of which each member is told', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [60, 50, 40, 30, 20, 10, 5])
  const [ferry, mill] = [await createOrganization(db, 'Ferry'), await createOrganization(db, 'Mill')]
  const [first = 0, second = 0] = uids
  for (const uid of uids.slice(1)) await belongTo(db, uid, [ferry])
  const seen = await boardOf(db, second, { scope: 'organization' })
  expect(seen.organization).toEqual({ id: ferry, name: 'Ferry' })
  expect(told(seen)[0]).toBe('1 Saver No. 2: 50 (me)')
  await earn(db, { uid: second, points: 3, now: noon })
  expect(told(await boardOf(db, second, { scope: 'organization' }))[0]).toBe('1 Saver No. 2: 53 (me)')
  await expect(boardOf(db, first, { scope: 'organization' })).rejects.toMatchObject({ status: 404 })
  await expect(boardOf(db, second, { scope: 'organization', organization: mill })).rejects.toMatchObject({
    status: 404,
  })
})

test('who moves to another organisation takes along what was earned in the periods that last', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [60, 50, 40, 30, 20, 10], at('2026-10-07'))
  const [ferry, mill] = [await createOrganization(db, 'Ferry'), await createOrganization(db, 'Mill')]
  const [mover = 0, other = 0] = uids
  for (const uid of uids) await belongTo(db, uid, [ferry], at('2026-10-08'))
  await freezeBoards(db, { now: at('2026-11-01'), timeZone })
  for (const uid of uids) await earn(db, { uid, points: 7, now: noon })
  await belongTo(db, mover, [mill])
  const ofFerry = { scope: 'organization' as const, organization: ferry }
  expect(told(await boardOf(db, other, ofFerry))).toHaveLength(5)
  expect(told(await boardOf(db, other, { ...ofFerry, date: '2026-10-07' }))[0]).toBe('1 Saver No. 1: 60')
  const ofMill = { scope: 'organization' as const, organization: mill }
  expect((await boardOf(db, mover, ofMill)).me.points).toBe(7)
  expect((await boardOf(db, mover, { ...ofMill, period: 'year' })).me.points).toBe(67)
  await belongTo(db, mover, [ferry])
  expect(told(await boardOf(db, other, { ...ofFerry, period: 'year' }))[0]).toBe('1 Saver No. 1: 67')
})

test('a period that is over is frozen: its ranks do not change any more, but who does not want to be ranked goes', async () => {
  const db = await freshDatabase()
  const october = { date: '2026-10-20' }
  const uids = await createEarners(db, [60, 50, 50, 30, 20, 10], at('2026-10-20'))
  const [first = 0, second = 0, third = 0] = uids
  await joinLeaderboard(db, third, false, { now: at('2026-10-21'), timeZone })
  const last = at('2026-11-01T05:59:59Z')
  expect(await freezeBoards(db, { now: last, timeZone })).toBe(1) // the week, not yet the month
  expect((await boardOf(db, first, october, last)).frozen).toBe(false)
  expect(await freezeBoards(db, { now: at('2026-11-01'), timeZone })).toBe(1)
  const frozen = told(await boardOf(db, first, october))
  expect(frozen).toEqual([
    '1 Saver No. 1: 60 (me)',
    '2 Saver No. 2: 50',
    '3 Saver No. 4: 30',
    '4 Saver No. 5: 20',
    '5 Saver No. 6: 10',
  ])
  const earning = await firstEarningOf(db, first)
  await db.transact((tx) => clawBack(tx, { entryId: earning, reason: 'story' }, time))
  await joinLeaderboard(db, third, true, time)
  expect(told(await boardOf(db, first, october))).toEqual(frozen)
  expect(await freezeBoards(db, time)).toBe(0)
  const board = await boardOf(db, first, october)
  expect(board).toMatchObject({ frozen: true, start: '2026-10-01', end: '2026-10-31', next: '2026-11-01' })
  await earn(db, { uid: uids[3] ?? 0, points: 1, now: noon })
  await joinLeaderboard(db, second, false, time)
  expect((await boardOf(db, first, october)).hidden).toBe(true) // four are left
  await joinLeaderboard(db, second, true, time)
  expect(told(await boardOf(db, first, october))).toEqual(frozen)
})

test('who leaves a frozen board leaves a gap, for the others keep their ranks', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10], at('2026-10-20'))
  await freezeBoards(db, { now: noon, timeZone })
  await joinLeaderboard(db, first, false, time)
  const board = await boardOf(db, second, { date: '2026-10-20' })
  expect(board.rows.map(({ rank }) => rank)).toEqual([2, 3, 4, 5, 6])
})

test('many who earn at the same moment, the first of a period, are all counted', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, Array(8).fill(0))
  const ferry = await createOrganization(db, 'Ferry')
  for (const uid of uids) await belongTo(db, uid, [ferry])
  await Promise.all(uids.flatMap((uid) => [10, 5].map((points) => earn(db, { uid, points, now: noon }))))
  for (const scope of ['everyone', 'organization'] as const) {
    const { rows } = await boardOf(db, uids[0] ?? 0, { scope })
    expect(rows.map(({ rank, points }) => [rank, points])).toEqual(Array(8).fill([1, 15]))
  }
})

test('the way leads back as far as there are boards, and forward to today', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [10], at('2026-08-03'))
  await earn(db, { uid, points: 1, now: noon })
  expect(await boardOf(db, uid)).toMatchObject({ previous: '2026-10-31', next: null })
  expect(await boardOf(db, uid, { date: '2026-08-30' })).toMatchObject({ previous: null, next: '2026-09-01' })
  expect(await boardOf(db, uid, { date: '2030-01-01' })).toMatchObject({ start: '2026-11-01', next: null })
  expect(await boardOf(db, uid, { period: 'all' })).toMatchObject({ start: null, previous: null, next: null })
})

/** Somebody who comes late and has earned nothing. */
async function createLate(db: Awaited<ReturnType<typeof freshDatabase>>): Promise<number[]> {
  const { uid } = await db.transact((tx) =>
    tx
      .insertInto('users')
      .values({
        ...{ name: 'late', name_key: 'late', mail: 'late@saltmarsh.test', mail_key: 'late@saltmarsh.test' },
        ...{ first_name: 'Late', last_name: 'Comer', full_name: 'Late Comer', status: 'active' },
        created: '2026-01-01 00:00:00',
      })
      .returning('uid')
      .executeTakeFirstOrThrow(),
  )
  return [uid]
}
