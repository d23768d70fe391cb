import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const TRIES = 20
const PAUSE_MS = 50

/**
 * Moves the log of the embedded file into the file and cuts the log to nothing: it keeps what was deleted until
 * other changes overwrite it. Returns whether it is empty; other processes that read or write can hold it. A server has
 * a log of its own, which this site cannot reach.
 */
export async function emptyLog(db: Pick<Database, 'dialect' | 'fileReader'>): Promise<boolean> {
  if (db.dialect === 'postgres') return true
  for (let left = TRIES; left > 0; left--) {
    // Not from the kept answers: each try asks the file.
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db.fileReader)
    if (rows[0]?.busy === 0) return true
    await delay(PAUSE_MS)
  }
  return false
}
