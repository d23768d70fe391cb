import { expect, test } from 'vitest'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, earn, timeZone } from '../savers.ts'
import { belongTo, block, boardLines, boardOf, createEarners, createOrganization, noon } from './board.ts'

const october = at('2026-10-07')

test('a board leads to the periods before and after it that have one', async () => {
  const db = await freshDatabase()
  const [first = 0] = await createEarners(db, [50, 40, 30, 20, 10], october)
  await earn(db, { uid: first, points: 5, now: noon })
  const october31 = { start: '2026-10-01', end: '2026-10-31', previous: null, next: '2026-11-01' }
  expect(await boardOf(db, first, { date: '2026-10-31' })).toMatchObject({ ...october31, frozen: false })
  await freezeBoards(db, { now: at('2026-11-01'), timeZone })
  expect(await boardOf(db, first, { date: '2026-10-01' })).toMatchObject({ ...october31, frozen: true })
  const now = { start: '2026-11-01', end: '2026-11-30', previous: '2026-10-31', next: null, frozen: false }
  expect(await boardOf(db, first)).toMatchObject(now)
  expect(await boardOf(db, first, { date: '2027-03-05' }), 'a future day counts as today').toMatchObject(now)
  expect(await boardOf(db, first, { period: 'all' })).toMatchObject({
    period: 'all',
    start: null,
    end: null,
    previous: null,
    next: null,
    frozen: false,
    compared: false,
  })
  const lastDay = at('2026-11-30')
  expect((await boardOf(db, first, { date: '2026-11-05' }, lastDay)).next).toBeNull()
  expect((await boardOf(db, first, { date: '2026-11-05' }, at('2026-12-01'))).next).toBe('2026-12-01')
})

test('a period in which nobody earned has an empty board', async () => {
  const db = await freshDatabase()
  const [first = 0] = await createEarners(db, [50, 40, 30, 20, 10], october)
  expect(await boardOf(db, first)).toEqual({
    period: 'month',
    scope: 'everyone',
    organization: null,
    start: '2026-11-01',
    end: '2026-11-30',
    previous: '2026-10-31',
    next: null,
    frozen: false,
    compared: false,
    hidden: true,
    rows: [],
    around: [],
    gap: false,
    me: { listed: true, points: 0, rank: null },
  })
})

test('a board that nobody sees yet is not compared with the one before', async () => {
  const db = await freshDatabase()
  const [first = 0] = await createEarners(db, [50, 40, 30, 20, 10], october)
  await freezeBoards(db, { now: at('2026-11-02'), timeZone })
  expect(await boardOf(db, first)).toMatchObject({ hidden: true, compared: false, previous: '2026-10-31' })
  await earn(db, { uid: first, points: 5, now: noon })
  expect(await boardOf(db, first)).toMatchObject({ hidden: true, compared: false, me: { points: 5, rank: null } })
})

test('the ranks of a frozen board stay, whatever happens to its users', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 40, 30, 20, 10], october)
  await freezeBoards(db, { now: at('2026-11-02'), timeZone })
  await earn(db, { uid: uids[5] ?? 0, points: 500, now: noon })
  const board = await boardOf(db, uids[2] ?? 0, { date: '2026-10-07', size: 2 })
  expect(boardLines(board)).toEqual([
    '1 Saver No. 1: 50',
    '2 Saver No. 2: 40',
    '2 Saver No. 3: 40 (me)',
    '4 Saver No. 4: 30',
    '5 Saver No. 5: 20',
  ])
  expect(board).toMatchObject({ gap: false, frozen: true, me: { points: 40, rank: 2 } })
  expect(board.rows).toHaveLength(2)
  await block(db, uids[0] ?? 0)
  expect(boardLines(await boardOf(db, uids[2] ?? 0, { date: '2026-10-07', size: 2 }))).toEqual([
    '2 Saver No. 2: 40',
    '2 Saver No. 3: 40 (me)',
    '4 Saver No. 4: 30',
    '5 Saver No. 5: 20',
  ])
})

test('the boards of an organisation have periods of their own', async () => {
  const db = await freshDatabase()
  const uids = await createEarners(db, [50, 40, 30, 20, 10, 60], october)
  const [ferry, mill] = [await createOrganization(db, 'Ferry'), await createOrganization(db, 'Mill')]
  for (const uid of uids.slice(0, 5)) await belongTo(db, uid, [mill, ferry], october)
  await freezeBoards(db, { now: at('2026-11-02'), timeZone })
  for (const [n, uid] of uids.entries()) await earn(db, { uid, points: n + 1, now: noon })
  const [first = 0] = uids
  const board = await boardOf(db, first, { scope: 'organization', organization: mill })
  expect(board).toMatchObject({ organization: { name: 'Mill' }, compared: true, previous: '2026-10-31' })
  expect(board.rows.map(({ previous_rank, organization }) => [previous_rank, organization])).toEqual([
    [5, null],
    [4, null],
    [3, null],
    [2, null],
    [1, null],
  ])
  const everyone = await boardOf(db, first)
  expect(everyone.rows.map(({ previous_rank }) => previous_rank)).toEqual([1, 6, 5, 4, 3, 2])
})
