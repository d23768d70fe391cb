import { type QueryExecutorProvider, sql } from 'kysely'

/** The user who changed a product last; `null`: it is not known. */
export async function productSavers(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table products add column changed_by integer').execute(db)
}
