import { type QueryExecutorProvider, sql } from 'kysely'

/** The accounts that a directory manages by SCIM, with the directory's own identifiers. */
export async function scim(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table scim_users (
      uid integer primary key references users (uid) on delete cascade, external_id text, changed text not null)`,
    'create index scim_users_external on scim_users (external_id, uid)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
