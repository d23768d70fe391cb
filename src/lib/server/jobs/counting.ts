import { toInstant } from '#shared/contract/time.ts'
import type { Database, Reader } from '../db/database.ts'
import { recountNumbers } from '../site/numbers.ts'
import { recountPopularity } from '../catalogue/facts/popularity.ts'
import { carryOut, lastTurn } from './lease.ts'

interface Counting {
  db: Database
  /** For the lease; by default `db`. */
  leases?: Database
  clock: () => Date
  /** The unique name of this process. */
  holder: string
  /** Aborted when the process shuts down. */
  signal: AbortSignal
}

const NAME = 'counting'

/** Recounts once in each hour (UTC), on one node. */
export async function recountHourly(counting: Counting): Promise<void> {
  const { db, leases = db, clock } = counting
  if (!(await isRecountDue(db.reader, clock()))) return
  await carryOut(leases, { ...counting, name: NAME }, turnAt(clock()), () => recount(db, clock()))
}

/**
 * Whether nothing was counted in this hour. The database knows it, because a process may live for less than an hour;
 * another one may be counting now.
 */
export async function isRecountDue(reader: Reader, now: Date): Promise<boolean> {
  return (await lastTurn(reader, NAME)) !== turnAt(now)
}

/** Recounts popularity and the storefront's numbers. Idempotent. */
export async function recount(db: Database, now: Date): Promise<void> {
  await recountPopularity(db, now)
  await recountNumbers(db, toInstant(now))
}

/** The beginning of the hour, which metrics read as a date. */
function turnAt(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00Z`
}
