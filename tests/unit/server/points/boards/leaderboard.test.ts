import { expect, test } from 'vitest'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { belongTo, block, boardOf, createEarners, createOrganization, giveByHand, noon, boardLines } from './board.ts'
import { at, buy, earn, timeZone } from '../savers.ts'

const time = { now: noon, timeZone }

test('users with equal points share a rank, and the next rank is skipped', async () => {
  const db = await freshDatabase()
  const [first = 0] = await createEarners(db, [50, 80, 80, 30, 30, 30, 10])
  expect(boardLines(await boardOf(db, first))).toEqual([
    '1 Saver No. 2: 80',
    '1 Saver No. 3: 80',
    '3 Saver No. 1: 50 (me)',
    '4 Saver No. 4: 30',
    '4 Saver No. 5: 30',
    '4 Saver No. 6: 30',
    '7 Saver No. 7: 10',
  ])
})

test('the board counts earned points only: spending, gifts and imported points change nothing', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [50, 40, 30, 20, 10])
  const before = boardLines(await boardOf(db, first))
  await buy(db, { uid: first, points: 45, now: noon })
  await giveByHand(db, second, 1000, 'manual_credit')
  await giveByHand(db, second, 1000, 'import')
  expect(boardLines(await boardOf(db, first))).toEqual(before)
  const [last = 0] = await createLate(db)
  await giveByHand(db, last, 500, 'manual_credit')
  expect(boardLines(await boardOf(db, first))).toEqual(before)
})

test('names the organisation that a person shares with the reader on the board of everyone, and no other', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 10])
  const [reader = 0, colleague = 0, stranger = 0] = uids
  const [north, quay, lane] = [
    await createOrganization(db, 'North'),
    await createOrganization(db, 'Quay'),
    await createOrganization(db, 'Lane'),
  ]
  await belongTo(db, reader, [quay, lane])
  await belongTo(db, colleague, [north, quay])
  await belongTo(db, stranger, [north])
  const { rows } = await boardOf(db, reader)
  expect(rows.map(({ organization }) => organization)).toEqual(['Lane', 'Quay', null, null, null])
  const seenByStranger = await boardOf(db, stranger)
  expect(seenByStranger.rows.map(({ organization }) => organization)).toEqual([null, 'North', 'North', null, null])
  const own = await boardOf(db, uids[4] ?? 0)
  expect(own.rows.every(({ organization }) => organization === null)).toBe(true)
})

test('a user far down sees their own row and rank, with two rows above and two below', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(
    db,
    Array.from({ length: 40 }, (_, n) => 1000 - 10 * n),
  )
  const seenBy = async (place: number) => boardLines(await boardOf(db, uids[place - 1] ?? 0)).slice(19)
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
])(
  'near the end of the top nobody is boardLines twice and nobody is left out: from place %i',
  async (place, expected) => {
    const db = await freshDatabase()
    const uids = await createEarners(
      db,
      Array.from({ length: 30 }, (_, n) => 1000 - 10 * n),
    )
    const lines = boardLines(await boardOf(db, uids[place - 1] ?? 0)).slice(19)
    expect(lines.map((line) => line.replace(/^\d+ Saver No. /, '').replace(' (me)', ''))).toEqual(expected)
  },
)

test('neighbours with equal points share the user’s rank', async () => {
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

test('a user without earned points sees the others and has no rank', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 10, 0])
  const board = await boardOf(db, uids[5] ?? 0)
  expect(board.rows).toHaveLength(5)
  expect(board.me).toEqual({ listed: true, points: 0, rank: null })
})

test('a user who leaves the leaderboard is not listed and not counted, and can come back', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10])
  await joinLeaderboard(db, first, false, time)
  await earn(db, { uid: first, points: 5, now: noon })
  expect(boardLines(await boardOf(db, second))[0]).toBe('1 Saver No. 2: 50 (me)')
  const own = await boardOf(db, first)
  expect(own.me).toEqual({ listed: false, points: 65, rank: null })
  expect(boardLines(own)[0]).toBe('1 Saver No. 2: 50')
  await joinLeaderboard(db, first, true, time)
  expect(boardLines(await boardOf(db, first)).slice(0, 2)).toEqual(['1 Saver No. 1: 65 (me)', '2 Saver No. 2: 50'])
})

test('a blocked user is on no board', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [60, 50, 40, 30, 20, 10])
  await block(db, first)
  expect(boardLines(await boardOf(db, second))[0]).toBe('1 Saver No. 2: 50 (me)')
})

test('with fewer than five users the board is hidden, but each user sees their own points', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 0])
  const few = await boardOf(db, uids[0] ?? 0)
  expect(few).toMatchObject({ hidden: true, rows: [], around: [], me: { points: 50, rank: null } })
  await earn(db, { uid: uids[4] ?? 0, points: 1, now: noon })
  expect(await boardOf(db, uids[0] ?? 0)).toMatchObject({ hidden: false, me: { points: 50, rank: 1 } })
  await joinLeaderboard(db, uids[1] ?? 0, false, time)
  expect((await boardOf(db, uids[0] ?? 0)).hidden).toBe(true)
})

test('an organisation has boards of its own, which its members can choose', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [60, 50, 40, 30, 20, 10, 5])
  const [ferry, mill] = [await createOrganization(db, 'Ferry'), await createOrganization(db, 'Mill')]
  const [first = 0, second = 0] = uids
  for (const uid of uids.slice(1)) await belongTo(db, uid, [ferry])
  const seen = await boardOf(db, second, { scope: 'organization' })
  expect(seen.organization).toEqual({ id: ferry, name: 'Ferry' })
  expect(boardLines(seen)[0]).toBe('1 Saver No. 2: 50 (me)')
  await earn(db, { uid: second, points: 3, now: noon })
  expect(boardLines(await boardOf(db, second, { scope: 'organization' }))[0]).toBe('1 Saver No. 2: 53 (me)')
  await expect(boardOf(db, first, { scope: 'organization' })).rejects.toMatchObject({ status: 404 })
  await expect(boardOf(db, second, { scope: 'organization', organization: mill })).rejects.toMatchObject({
    status: 404,
  })
})

test('a user who moves to another organisation brings the points of the current periods', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [60, 50, 40, 30, 20, 10], at('2026-10-07'))
  const [ferry, mill] = [await createOrganization(db, 'Ferry'), await createOrganization(db, 'Mill')]
  const [mover = 0, other = 0] = uids
  for (const uid of uids) await belongTo(db, uid, [ferry], at('2026-10-08'))
  await freezeBoards(db, { now: at('2026-11-01'), timeZone })
  for (const uid of uids) await earn(db, { uid, points: 7, now: noon })
  await belongTo(db, mover, [mill])
  const ofFerry = { scope: 'organization' as const, organization: ferry }
  expect(boardLines(await boardOf(db, other, ofFerry))).toHaveLength(5)
  expect(boardLines(await boardOf(db, other, { ...ofFerry, date: '2026-10-07' }))[0]).toBe('1 Saver No. 1: 60')
  const ofMill = { scope: 'organization' as const, organization: mill }
  expect((await boardOf(db, mover, ofMill)).me.points).toBe(7)
  expect((await boardOf(db, mover, { ...ofMill, period: 'year' })).me.points).toBe(67)
  await belongTo(db, mover, [ferry])
  expect(boardLines(await boardOf(db, other, { ...ofFerry, period: 'year' }))[0]).toBe('1 Saver No. 1: 67')
})

/** A new user without earned points. */
async function createLate(db: Awaited<ReturnType<typeof freshDatabase>>): Promise<number[]> {
  const { uid } = await db.transact((tx) =>
    tx
      .insertInto('users')
      .values({
        name: 'late',
        name_key: 'late',
        mail: 'late@saltmarsh.test',
        mail_key: 'late@saltmarsh.test',
        first_name: 'Late',
        last_name: 'Comer',
        full_name: 'Late Comer',
        status: 'active',
        created: '2026-01-01 00:00:00',
      })
      .returning('uid')
      .executeTakeFirstOrThrow(),
  )
  return [uid]
}
