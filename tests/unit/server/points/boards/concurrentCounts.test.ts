import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { isUntallied, peopleAbove } from '#server/points/boards/tally.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { freshDatabase, freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { createSavers, earn } from '../savers.ts'
import { noon } from './board.ts'

/** A count takes more than two transactions for each board. */
const PEOPLE = 230

/** Learners with 1 to 46 points; five have the same number. */
async function manyEarners(db: Database): Promise<number[]> {
  const uids = await createSavers(db, PEOPLE)
  for (const [n, uid] of uids.entries()) await earn(db, { uid, points: 1 + (n % 46), now: noon })
  return uids
}

test('within a count of more than a hundred rows, the number of people above is exact after each transaction', async () => {
  const db = await freshDatabase()
  const uids = await manyEarners(db)
  const states: number[] = []
  const watched: Database = {
    ...db,
    async transact(run) {
      const done = await db.transact(run)
      states.push(await untallied(db))
      await compare(db)
      return done
    },
  }
  await tallyBoards(watched)
  expect(
    states.some((rows) => rows > 0 && rows % PEOPLE !== 0),
    'states within a board',
  ).toBe(true)
  for (const [n, uid] of uids.slice(0, 130).entries()) await earn(db, { uid, points: 300 + n, now: noon })
  const end = new AbortController()
  const stopping: Database = { ...db, transact: (run) => db.transact(run).finally(() => end.abort(new Error('stop'))) }
  await expect(tallyBoards(stopping, { signal: end.signal })).rejects.toThrow('stop')
  expect(await untallied(db), 'a hundred rows of one board are counted').toBe(5 * 130 - 100)
  await compare(db)
  for (const uid of uids.slice(60, 90)) await earn(db, { uid, points: 70_000, now: noon })
  await compare(db)
})

test('two nodes that count at the same time while learners earn leave exact counts', async () => {
  const url = await freshDatabaseUrl('empty')
  const nodes = [openDatabase(url, { poolSize: 4 }), openDatabase(url, { poolSize: 4 })] as const
  const [db, other] = nodes
  try {
    const uids = await manyEarners(db)
    const earning = async () => {
      for (const [n, uid] of uids.slice(0, 60).entries())
        await earn(nodes[n % 2] ?? db, { uid, points: 500, now: noon })
    }
    await Promise.all([tallyBoards(db), tallyBoards(other), earning()])
    await compare(db)
    await Promise.all(nodes.map((node) => tallyBoards(node)))
    expect(await untallied(db)).toBe(0)
    await compare(db)
  } finally {
    await Promise.all(nodes.map((node) => node.close()))
  }
})

/** Compares the counts of each number of points with the rows of its board. */
async function compare(db: Database): Promise<void> {
  const rows = await db.reader.selectFrom('board_rows').select(['board_id', 'points', 'listed']).execute()
  for (const key of new Set(rows.map(({ board_id, points }) => `${board_id} ${points}`))) {
    const [board = 0, points = 0] = key.split(' ').map(Number)
    const above = rows.filter((row) => row.board_id === board && row.listed === 1 && row.points > points)
    expect(await peopleAbove(db.reader, board, points)).toBe(above.length)
  }
}

async function untallied(db: Database): Promise<number> {
  return (await db.reader.selectFrom('board_rows').select('uid').where(isUntallied).execute()).length
}
