import { type QueryExecutorProvider, sql } from 'kysely'

/** When pieces or codes were last added to a product. */
export async function restocks(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table products add column restocked_at text').execute(db)
}
