import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { clawBack } from '#server/points/clawBack.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, earn, timeZone } from '../savers.ts'
import { createEarners, firstEarningOf, noon, pointsOnBoards } from './board.ts'

async function takeBack(db: Database, uid: number, now = noon): Promise<void> {
  const entryId = await firstEarningOf(db, uid)
  await db.transact((tx) => clawBack(tx, { entryId, reason: 'story' }, { now, timeZone }))
}

test('an earning is taken from the boards of its own periods, of its user only, and not from frozen ones', async () => {
  const db = await freshDatabase()
  const [first = 0, second = 0] = await createEarners(db, [50, 40], at('2026-10-28'))
  await earn(db, { uid: first, points: 7, now: noon })
  await freezeBoards(db, { now: at('2026-11-01'), timeZone })
  const others = await pointsOnBoards(db, 'board_rows.uid', second)
  await takeBack(db, first)
  expect(await pointsOnBoards(db, 'board_rows.uid', first)).toEqual([
    'all : 7',
    'month 2026-10-01: 50',
    'month 2026-11-01: 7',
    'quarter 2026-10-01: 7',
    'week 2026-10-26: 0',
    'week 2026-11-16: 7',
    'year 2026-01-01: 7',
  ])
  expect(await pointsOnBoards(db, 'board_rows.uid', second)).toEqual(others)
})

test('the board of a period that is over is lowered until it is frozen', async () => {
  const db = await freshDatabase()
  const [first = 0] = await createEarners(db, [50], at('2026-10-28'))
  await takeBack(db, first)
  expect(await pointsOnBoards(db, 'board_rows.uid', first)).toContain('month 2026-10-01: 0')
})
