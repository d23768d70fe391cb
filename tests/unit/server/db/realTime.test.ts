import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createRealTime } from '#server/db/realTime.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'

const MINUTE = 60_000

/** A machine whose clock is this many minutes ahead of the clock of this machine. */
function machineAhead(minutes: number) {
  const machine = {
    ahead: minutes * MINUTE,
    wall: () => Date.now() + machine.ahead,
    monotonic: () => performance.now(),
  }
  return machine
}

/** The difference between a time and the real one in minutes; adding 0 turns -0 into 0. */
const aheadOf = (now: Date) => Math.round((now.getTime() - Date.now()) / MINUTE) + 0

const onServer = (db: Database) => db.dialect === 'postgres'

describe('the time by which a process works', () => {
  test('is at most two minutes away from the database server’s, in either direction', async () => {
    const db = await freshDatabase()
    for (const minutes of [60 * 24 * 30, 3, 1, 0, -1, -3, -60 * 24]) {
      const time = createRealTime(db, machineAhead(minutes))
      await time.sync()
      expect(aheadOf(time.now())).toBe(onServer(db) ? Math.max(-2, Math.min(2, minutes)) : minutes)
    }
  })

  test('follows a machine whose clock is set while the process runs', async () => {
    const db = await freshDatabase()
    const machine = machineAhead(0)
    const time = createRealTime(db, machine)
    await time.sync()
    machine.ahead = 60 * MINUTE
    await time.sync()
    expect(aheadOf(time.now())).toBe(onServer(db) ? 2 : 60)
    machine.ahead = 0
    await time.sync()
    expect(aheadOf(time.now())).toBe(0)
  })

  test('is the last one known while the server cannot be reached', async () => {
    const db = await freshDatabase()
    const machine = machineAhead(60)
    const time = createRealTime(db, machine)
    await time.sync()
    await db.close()
    machine.ahead += 2000
    await time.sync()
    expect(aheadOf(time.now())).toBe(onServer(db) ? 2 : 60)
  })
})
