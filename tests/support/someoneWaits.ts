import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Waits until a transaction on the PostgreSQL of a test waits for a lock. */
export async function someoneWaits(db: Database): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting.execute(db.reader)).rows[0]?.count === 0) await new Promise((done) => setTimeout(done, 10))
}
