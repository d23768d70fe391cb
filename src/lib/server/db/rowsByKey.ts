import { type RawBuilder, sql } from 'kysely'
import type { Reader } from './database.ts'
import { keyOf, type TableName } from './tables.ts'

type Row = Record<string, unknown>

/** How many rows are in memory at a time. */
const SLICE = 2000

/**
 * Every row of a table in the order of its primary key, a slice at a time. Each slice begins behind the last key of the
 * one before, so the time grows with the rows and the memory does not.
 */
export async function* rowsByKey(reader: Reader, table: TableName, limit = SLICE): AsyncGenerator<Row[]> {
  const { rows: first } = await sql<Row>`select * from ${sql.table(table)} limit 1`.execute(reader)
  if (!first[0]) return
  const columns = Object.keys(first[0]).sort()
  let last: Row | undefined
  do {
    const { rows } = await sliceAfter({ table, columns, limit }, last).execute(reader)
    if (rows.length > 0) yield rows
    last = rows.length < limit ? undefined : rows.at(-1)
  } while (last)
}

/** The rows that follow one, or the first ones. */
export function sliceAfter(
  { table, columns, limit }: { table: TableName; columns: readonly string[]; limit: number },
  last: Row | undefined,
): RawBuilder<Row> {
  const names = keyOf(table)
  const key = sql.join(names.map((name) => sql.ref(name)))
  const from = last ? sql`where (${key}) > (${sql.join(names.map((name) => last[name]))})` : sql``
  return sql<Row>`select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)} ${from}
    order by ${key} limit ${limit}`
}
