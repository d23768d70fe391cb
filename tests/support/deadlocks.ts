import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** How many transactions PostgreSQL has ended because each waited for the other; `undefined` on the embedded file. */
export async function deadlocks(db: Database): Promise<number | undefined> {
  if (db.dialect === 'sqlite') return undefined
  const { rows } = await db.transact((tx) =>
    sql<{ deadlocks: number }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(tx),
  )
  return rows[0]?.deadlocks
}
