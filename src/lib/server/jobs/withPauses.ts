import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../db/database.ts'

/** Longer than whoever waits for the lock of the embedded file lets pass before asking for it again. */
const PAUSE_MS = 6

/**
 * The database for a job that writes one transaction after the other: after each it leaves a moment to others. The
 * lock of the embedded file goes to whoever asks while it is free, and without that moment it hardly ever is.
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
