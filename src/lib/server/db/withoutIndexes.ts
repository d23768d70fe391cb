import { sql } from 'kysely'
import type { Tx } from './database.ts'

/**
 * Removes the indexes of an embedded file that guard nothing, while many rows are inserted, and returns a function that
 * makes them. A row belongs anywhere in an index, and each page that is not in memory must be found in the log of the
 * transaction: with ten million entries, that takes longer than sorting the rows once at the end.
 */
export async function withoutIndexes(tx: Tx): Promise<() => Promise<void>> {
  const { rows: indexes } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'index' and sql is not null and sql not like 'create unique %'
  `.execute(tx)
  for (const { name } of indexes) await tx.schema.dropIndex(name).execute()
  return async () => {
    for (const index of indexes) await sql.raw(index.sql).execute(tx)
  }
}
