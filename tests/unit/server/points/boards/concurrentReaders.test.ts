import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { freezeBoards } from '#server/points/boards/freezeBoards.ts'
import { readLeaderboard } from '#server/points/boards/leaderboard.ts'
import { joinLeaderboard } from '#server/points/boards/placeOnBoards.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { openWallet } from '#server/points/book/openWallet.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { at, timeZone } from '../savers.ts'
import { createEarners, noon } from './board.ts'

const time = { now: noon, timeZone }

test('a user who leaves the leaderboard while signing in waits for the wallet and meets no deadlock', async () => {
  const db = await freshDatabase()
  const [uid = 0] = await createEarners(db, [50])
  let runs = 0
  const counted: Database = {
    ...db,
    transact: (run) =>
      db.transact((tx) => {
        runs++
        return run(tx)
      }),
  }
  let leaving: Promise<void> | undefined
  await counted.transact(async (tx) => {
    await openWallet(tx, uid, time)
    leaving ??= joinLeaderboard(counted, uid, false, time)
    // Until the other transaction waits.
    await delay(300)
    await tx.updateTable('users').set({ last_login: '2026-11-18 19:00:00' }).where('uid', '=', uid).execute()
  })
  await leaving
  expect(runs, 'none of the two ran again').toBe(2)
  expect(await db.reader.selectFrom('board_rows').select('listed').distinct().execute()).toEqual([{ listed: 0 }])
})

test('a page of a board that is frozen during its reading shows the ranks of before', async () => {
  const db = await freshDatabase()
  const october = at('2026-10-28')
  const uids = await createEarners(db, [90, 80, 70, 60, 50, 40, 30], october)
  await tallyBoards(db)
  const user = { uid: uids[6] ?? 0, organizations: [] }
  const wish = { user, period: 'month', scope: 'everyone', date: '2026-10-28', size: 1 } as const
  const board = await db.snapshot(async (reader) => {
    await reader.selectFrom('boards').select('id').execute()
    await freezeBoards(db, { now: at('2026-11-02'), timeZone })
    return readLeaderboard(reader, wish, time)
  })
  expect(board).toMatchObject({ frozen: false, me: { rank: 7 } })
  const next = await db.snapshot((reader) => readLeaderboard(reader, wish, time))
  expect(next).toMatchObject({ frozen: true, me: { rank: 7 } })
})
