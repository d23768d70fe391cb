import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../db/database.ts'

/** Whether a query has at most this number of rows. It reads no more than one row more. */
export async function hasAtMost(reader: Reader, query: RawBuilder<unknown>, most: number): Promise<boolean> {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from (select 1 from (${query}) as asked limit ${most + 1}) as counted`.execute(reader)
  return (rows[0]?.rows ?? 0) <= most
}
