import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import { foldKey } from '#shared/foldKey.ts'

/**
 * Locks a username and an email address until the transaction ends. Of two transactions that take the same name, the
 * second then finds it taken. SQLite has only one writer at a time and needs no lock.
 */
export async function lockNames(tx: Tx, { name, mail }: { name: string; mail: string }): Promise<void> {
  if (dialectOf(tx) !== 'postgres') return
  const keys = [...new Set([foldKey(name), foldKey(mail)])].sort()
  for (const key of keys) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}
