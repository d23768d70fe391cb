import { type QueryExecutorProvider, sql } from 'kysely'

/** Uploaded files, and when something was last saved with each. */
export async function uploads(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table uploads (
      file text primary key, purpose text not null, type text not null, bytes integer not null check (bytes > 0), width integer, height integer, files text not null,
      uploaded_by integer references users (uid), created text not null, saved text)`,
    'create index uploads_created on uploads (created)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
