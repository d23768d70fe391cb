import { type RawBuilder, sql } from 'kysely'
import type { Reader } from './database.ts'
import { keyOf, type TableName } from './tables.ts'

type Row = Record<string, unknown>

/** The number of rows in memory at a time. */
const SLICE = 2000

/**
 * Every row of a table in the order of its primary key, one slice at a time. Each slice begins after the last key of
 * the slice before, so the time grows with the number of rows and the memory does not.
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

/** The rows after a row, or the first rows. */
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
