import { toInstant } from '#shared/instant.ts'
import { dayOf } from '#shared/zonedDays.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { removeUnused } from '../media/removeUnused.ts'
import type { Storage } from '../media/storage.ts'
import type { Runtime } from '../runtime.ts'
import { carryOut, LEASE_MS, lastTurn } from './lease.ts'

interface Cleaning {
  db: Database
  /** For the lease; by default `db`. */
  leases?: Database
  clock: () => Date
  log: Pick<Runtime['log'], 'info'>
  /** The unique name of this process. */
  holder: string
  /** Aborted when the process shuts down. */
  signal: AbortSignal
}

const NAME = 'uploads'
/** The clocks of two nodes differ by less. */
const SKEW_MS = 5 * MINUTE_MS

/** Removes the uploads that nothing uses, once a day (UTC), on one node. */
export async function cleanUploads(cleaning: Cleaning, storage: Pick<Storage, 'remove'>): Promise<void> {
  const { db, leases = db, clock, log } = cleaning
  if (!(await isCleanUpDue(db.reader, clock()))) return
  await db.transact((tx) => endFutureLease(tx, clock()))
  // `again`, because a turn of a clock that was ahead is no reason to wait for that day.
  await carryOut(leases, { ...cleaning, name: NAME, again: true }, turnAt(clock()), async ({ signal }) => {
    const removed = await removeUnused(db, storage, clock(), { signal })
    log.info({ removed }, 'unused uploads removed')
  })
}

/** Whether the clean-up of the day is not done yet; another process may be running it. */
export async function isCleanUpDue(reader: Reader, now: Date): Promise<boolean> {
  return (await lastTurn(reader, NAME)) !== turnAt(now)
}

function turnAt(now: Date): string {
  return dayOf(now, 'UTC').toString()
}

/** No lease lasts this long: the clock of its holder was ahead. */
async function endFutureLease(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ leased_by: null, leased_until: null })
    .where('name', '=', NAME)
    .where('leased_until', '>', toInstant(new Date(now.getTime() + LEASE_MS + SKEW_MS)))
    .execute()
}
