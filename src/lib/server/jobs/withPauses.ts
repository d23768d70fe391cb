import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'

/** Longer than the interval at which other processes poll for the lock of the SQLite file. */
const PAUSE_MS = 6

/**
 * A database for jobs that write many transactions in a row: it pauses after each. Other processes can take SQLite's
 * write lock only while it is free, and without a pause it almost never is. Requests of the same process would also wait
 * for one transaction in each turn of the event loop, and a request takes many turns while others connect.
 */
export function withPauses(db: Database): Database {
  if (db.dialect !== 'sqlite') return db
  return {
    ...db,
    async transact(run) {
      try {
        return await db.transact(run)
      } finally {
        await delay(PAUSE_MS)
      }
    },
  }
}
