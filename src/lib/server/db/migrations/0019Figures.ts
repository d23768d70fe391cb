import { type QueryExecutorProvider, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'

/** Indexes for the figures of the overview and the counts of the product list. */
export async function figures(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const statements = [
    // With the amount it also serves the sums of a day by kind.
    'create index point_entries_kind_sums on point_entries (kind, at, id, amount)',
    'drop index point_entries_kind_time',
    // On PostgreSQL an indexed number of pieces would make every purchase write to all indexes of its slot.
    ...(dialect === 'sqlite' ? ['create index stock_slots_pieces on stock_slots (product_id, slot, pieces)'] : []),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
