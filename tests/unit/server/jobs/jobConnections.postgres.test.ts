import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { openForJobs } from '#server/jobs/jobConnections.ts'
import { carryOut } from '#server/jobs/lease.ts'
import { tallyBoards } from '#server/points/boards/tallyBoards.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { createEarners, noon } from '../points/boards/board.ts'

test('while one job waits for a lock, other jobs take their leases, write, and use four connections and one', async () => {
  const url = await freshDatabaseUrl('empty')
  const other = openDatabase(url, { poolSize: 2 })
  const jobs = openForJobs(url, 4)
  try {
    await createEarners(other, [50])
    let counting: Promise<number> | undefined
    await other.transact(async (tx) => {
      await tx.updateTable('boards').set({ frozen_at: null }).execute()
      counting = tallyBoards(jobs.db)
      // Until the count waits for the boards.
      await delay(300)
      const names = ['mails', 'wishes', 'sessions', 'places', 'bookings']
      const done = names.map((name) =>
        carryOut(jobs.leases, { name, holder: 'node', clock: () => noon }, name, async () => {
          await jobs.db.transact((work) => work.selectFrom('users').select('uid').execute())
        }),
      )
      expect(await Promise.all(done)).toEqual(names.map(() => true))
    })
    expect(await counting).toBe(5)
    const open = Object.fromEntries(jobs.load().map((load) => [load.pool, load.open]))
    expect(open).toMatchObject({ writing: 2, leases: 1 })
    expect(open.reading).toBeLessThanOrEqual(2)
  } finally {
    await Promise.all([jobs.close(), other.close()])
  }
})
