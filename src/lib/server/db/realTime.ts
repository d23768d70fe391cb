import { MINUTE_MS } from '#shared/time.ts'
import { sql } from 'kysely'
import type { Database, Reader } from './database.ts'
import { type Given, statement } from './statement.ts'

/** The maximum by which a machine's clock may differ from the clock of the database server. */
const TOLERATED_MS = 2 * MINUTE_MS
/** How often the two clocks are compared. */
const COMPARED_EVERY_MS = MINUTE_MS
/** If the wall clock moves this much against the monotonic clock, it was set, or the machine was asleep. */
const STEP_MS = 1000

/** The clocks of a machine, in milliseconds. */
export interface MachineClocks {
  /** Since 1970. */
  wall(): number
  /** Since any moment; this clock is never set. */
  monotonic(): number
}

export interface RealTime {
  /** The machine's time, at most two minutes away from the database server's time at the last `sync`. */
  now(): Date
  /** Whether `sync` has anything to do. */
  isDue(): boolean
  /** Compares the clocks if it is time to do so. An unreachable server is no error: the last comparison stays valid. */
  sync(): Promise<void>
}

/**
 * The time of a process. The nodes of a site share a PostgreSQL server, so they all follow its clock, even if their own
 * clock is wrong. On the embedded file all processes share the machine's clock.
 */
export function createRealTime(db: Database, machine: MachineClocks = thisMachine): RealTime {
  let compared: { wall: number; monotonic: number; ahead: number } | undefined
  let comparing: Promise<void> | undefined

  async function compare(): Promise<void> {
    const { ms } = await serverTime.one(db.reader, {})
    const [wall, monotonic] = [machine.wall(), machine.monotonic()]
    compared = { wall, monotonic, ahead: wall - ms }
  }

  function isDue(): boolean {
    if (db.dialect === 'sqlite') return false
    if (!compared) return true
    const passed = machine.monotonic() - compared.monotonic
    const step = Math.abs(machine.wall() - compared.wall - passed)
    return passed > COMPARED_EVERY_MS || step > STEP_MS
  }

  return {
    now() {
      const ahead = compared?.ahead ?? 0
      const tolerated = Math.max(-TOLERATED_MS, Math.min(TOLERATED_MS, ahead))
      return new Date(machine.wall() - ahead + tolerated)
    },
    isDue,
    async sync() {
      if (!isDue()) return
      comparing ??= compare().finally(() => {
        comparing = undefined
      })
      await comparing.catch(() => {})
    },
  }
}

const serverTime = statement(
  (reader: Reader, _: Given<object>) =>
    reader
      .selectFrom(
        sql<{ ms: number }>`(select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms)`.as('server'),
      )
      .select('ms'),
  { isQuick: true },
)

const thisMachine: MachineClocks = { wall: () => Date.now(), monotonic: () => performance.now() }
