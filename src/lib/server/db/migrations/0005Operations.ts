import { type QueryExecutorProvider, sql } from 'kysely'

/** Indexes for lists, counts and deletions in tables that grow with the site. */
export async function operations(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'create index point_entries_kind on point_entries (kind, id)',
    'create index point_entries_at on point_entries (at)',
    'create index order_lines_product on order_lines (product_id, order_id)',
    'create index idempotency_keys_created on idempotency_keys (created)',
    'create index saving_goals_product on saving_goals (product_id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
