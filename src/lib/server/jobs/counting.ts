import { toInstant } from '#shared/instant.ts'
import { HOUR_MS } from '#shared/time.ts'
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

/** Recounts an hour after the last count, on one node. */
export async function recountHourly(counting: Counting): Promise<void> {
  const { db, clock } = counting
  if (await isRecountDue(db.reader, clock())) await takeTurn(counting, () => recount(db, clock()))
}

/** Begins the first hour of a database that has no count yet: its seed or its import has counted. */
export async function beginHour(counting: Counting): Promise<void> {
  if ((await lastTurn(counting.db.reader, NAME)) === null) await takeTurn(counting, async () => {})
}

/**
 * Whether the last count is an hour old. The database knows it, because a process may live for less than an hour;
 * another one may be counting now.
 */
export async function isRecountDue(reader: Reader, now: Date): Promise<boolean> {
  const last = await lastTurn(reader, NAME)
  // A count in the future comes from a clock that was ahead.
  return last !== null && Math.abs(now.getTime() - Date.parse(last)) >= HOUR_MS
}

/** Recounts popularity and the storefront's numbers. Idempotent. */
export async function recount(db: Database, now: Date): Promise<void> {
  await recountPopularity(db, now)
  await recountNumbers(db, toInstant(now))
}

/** The turn is named by its moment, which metrics read as a date. */
async function takeTurn(counting: Counting, work: () => Promise<void>): Promise<void> {
  const { db, leases = db, clock } = counting
  await carryOut(leases, { ...counting, name: NAME }, clock().toISOString(), work)
}
