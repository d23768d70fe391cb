import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, createSavers, earn, timeZone } from '../savers.ts'
import { boardOf } from './board.ts'

const october = at('2026-10-28')
const november = at('2026-11-02')
/** More than two transactions write. */
const PEOPLE = 1200

/** The board of October with this many people; many have equal points. Returns their uids and points. */
async function largeBoard(db: Database): Promise<{ board: number; people: { uid: number; points: number }[] }> {
  const uids = await createSavers(db, PEOPLE)
  await earn(db, { uid: uids[0]!, points: 1, now: october })
  const { id: board } = await db.reader
    .selectFrom('boards')
    .select('id')
    .where('period', '=', 'month')
    .executeTakeFirstOrThrow()
  const people = uids.map((uid, place) => ({ uid, points: 1 + ((place * 7919) % 100) * (place % 3 === 0 ? 1 : 0) }))
  await db.transact(async (tx) => {
    await tx.deleteFrom('board_rows').where('board_id', '=', board).execute()
    for (const { uid, points } of people)
      await tx
        .insertInto('board_rows')
        .values({ board_id: board, uid, points, listed: 1, rank: null, tallied: null })
        .execute()
  })
  await tallyBoards(db)
  return { board, people }
}

function expectedRank(people: readonly { points: number }[], points: number): number {
  return people.filter((other) => other.points > points).length + 1
}

async function ranksOn(db: Database, board: number) {
  const rows = db.reader.selectFrom('board_rows').select(['uid', 'points', 'rank']).where('board_id', '=', board)
  return rows.orderBy('points', 'desc').orderBy('uid').execute()
}

/** The database that stops the freezing after this number of transactions. */
function stoppingAfter(db: Database, transactions: number) {
  const end = new AbortController()
  let left = transactions
  const transact: Database['transact'] = (run) =>
    db.transact(run).finally(() => {
      left -= 1
      if (left === 0) end.abort()
    })
  return { db: { ...db, transact }, signal: end.signal }
}

test('a large board gets its ranks in several transactions, equal points the same rank', async () => {
  const db = await freshDatabase()
  const { board, people } = await largeBoard(db)
  let most = 0
  const transact: Database['transact'] = async (run) => {
    const before = (await ranksOn(db, board)).filter(({ rank }) => rank !== null).length
    const result = await db.transact(run)
    most = Math.max(most, (await ranksOn(db, board)).filter(({ rank }) => rank !== null).length - before)
    return result
  }
  await freezeBoards({ ...db, transact }, { now: november, timeZone })
  expect(most, 'ranks of one transaction').toBe(500)
  const rows = await ranksOn(db, board)
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ points }) => expectedRank(people, points)))
})

test('at any moment of the freezing, and after it was stopped, each user sees the right rank', async () => {
  const db = await freshDatabase()
  const { board, people } = await largeBoard(db)
  const asked = [people[3]!, people[400]!, people.at(-1)!]
  const seen = async () => {
    const boards = asked.map(({ uid }) => boardOf(db, uid, { date: '2026-10-28' }, november))
    return (await Promise.all(boards)).map(({ me }) => me.rank)
  }
  const right = asked.map(({ points }) => expectedRank(people, points))
  expect(await seen()).toEqual(right)
  for (const transactions of [1, 1, 1, 1, 1]) {
    const stopping = stoppingAfter(db, transactions)
    await freezeBoards(stopping.db, { now: november, timeZone }, stopping).catch(() => {})
    expect(await seen()).toEqual(right)
  }
  await freezeBoards(db, { now: november, timeZone })
  expect(await seen()).toEqual(right)
  const rows = await ranksOn(db, board)
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ points }) => expectedRank(people, points)))
})

test('a user whose account changes while ranks are written keeps the place, and one who leaves disappears', async () => {
  const db = await freshDatabase()
  const { board, people } = await largeBoard(db)
  const stopping = stoppingAfter(db, 2)
  await expect(freezeBoards(stopping.db, { now: november, timeZone }, stopping)).rejects.toThrow()
  const last = (await ranksOn(db, board)).findLast(({ rank }) => rank === null)!
  const leaver = (await ranksOn(db, board)).find(({ rank }) => rank === null)!
  await joinLeaderboard(db, last.uid, true, { now: november, timeZone })
  await joinLeaderboard(db, leaver.uid, false, { now: november, timeZone })
  await freezeBoards(db, { now: november, timeZone })
  const rows = await ranksOn(db, board)
  const others = people.filter(({ uid }) => uid !== leaver.uid)
  expect(rows.find(({ uid }) => uid === last.uid)?.rank).toBe(expectedRank(others, last.points))
  expect(rows.find(({ uid }) => uid === leaver.uid)?.rank).toBeNull()
})
