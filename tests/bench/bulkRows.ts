import { DatabaseSync } from 'node:sqlite'
import type { Dialect } from '#server/db/dialect.ts'
import { onServer } from '#tests/support/postgresServer.ts'

type Row = Record<string, unknown>
type Run = (statement: string) => Promise<Row[]>

/** Runs plain SQL on a database that no other program has open: millions of rows by the verbs would take hours. */
export async function inBulk<T>(url: string, work: (run: Run, dialect: Dialect) => Promise<T>): Promise<T> {
  if (!url.startsWith('sqlite:'))
    return onServer(url, async (client) => {
      await client.query(`set maintenance_work_mem = '512MB'`)
      return work(async (statement) => (await client.query<Row>(statement)).rows, 'postgres')
    })
  const file = new DatabaseSync(url.slice('sqlite:'.length))
  try {
    // Nothing is lost that could not be made again.
    file.exec('pragma synchronous = off; pragma journal_mode = off; pragma cache_size = -1000000')
    const result = await work(async (statement) => file.prepare(statement).all(), 'sqlite')
    file.exec('pragma journal_mode = wal')
    return result
  } finally {
    file.close()
  }
}

/** Fills a table without its indexes and makes them again: one sort is quicker than a place for each row. */
export async function withoutIndexes(run: Run, { table, dialect }: { table: string; dialect: Dialect }, fill: string) {
  const indexes = await run(
    dialect === 'sqlite'
      ? `select name, sql from sqlite_master where type = 'index' and sql is not null and tbl_name = '${table}'`
      : `select indexname as name, indexdef as sql from pg_indexes where tablename = '${table}' and indexname not in
          (select conname from pg_constraint)`,
  )
  for (const { name } of indexes) await run(`drop index ${String(name)}`)
  await run(fill)
  for (const { sql } of indexes) await run(String(sql))
}

/** The numbers from 0 on, as the beginning of a query. */
export function numbersBelow(count: number): string {
  return `with recursive n(n) as (select 0 union all select n + 1 from n where n < ${count - 1})`
}
