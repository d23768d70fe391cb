import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { Reader } from './database.ts'
import { dialectOf } from './dialect.ts'

const PAUSE_MS = 20

/**
 * Waits until the transactions that write to a table at this moment have ended; later ones do not matter. PostgreSQL
 * gives ids before the commit, so only then every row with an id up to the highest visible one can be read. Nobody has
 * to wait for this. Returns `false` if they have not ended after `ms`. SQLite has one writer at a time.
 */
export async function writersEnd(
  reader: Reader,
  table: string,
  { ms, signal }: { ms: number; signal?: AbortSignal | undefined },
): Promise<boolean> {
  if (dialectOf(reader) === 'sqlite') return true
  const end = performance.now() + ms
  for (let open = await writersOf(reader, table); open.length > 0;) {
    if (performance.now() > end) return false
    await pause(PAUSE_MS, undefined, { signal })
    const still = new Set(await writersOf(reader, table))
    open = open.filter((writer) => still.has(writer))
  }
  return true
}

/** A relation has the same number in each copy of a database, so its database counts too. */
async function writersOf(reader: Reader, table: string): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select distinct virtualtransaction as writer from pg_locks
    where locktype = 'relation' and relation = ${table}::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(reader)
  return rows.map(({ writer }) => writer)
}
