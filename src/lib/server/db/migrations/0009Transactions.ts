import { type QueryExecutorProvider, sql } from 'kysely'

/** The order in which managers read the ledger, and how a delivery can be followed. */
export async function transactions(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'create index point_entries_time on point_entries (at, id)',
    'create index point_entries_kind_time on point_entries (kind, at, id)',
    'create index point_entries_uid_time on point_entries (uid, at, id)',
    'drop index point_entries_at',
    `alter table orders add column tracking text not null default ''`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
