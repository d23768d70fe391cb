import { type QueryExecutorProvider, sql } from 'kysely'
import { columnTypes, type Dialect } from '../dialect.ts'

/** Imports that continue after a restart, and the identifiers that people have in other systems. */
export async function imports(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { serial } = columnTypes(dialect)
  const count = (name: string) => `${name} integer not null default 0 check (${name} >= 0)`
  const statements = [
    `create table person_external_ids (external_id text primary key, uid integer not null unique references users (uid) on delete cascade)`,
    `create table imports (
      id ${serial}, kind text not null check (kind in ('people', 'trainings')), file_name text not null default '', file text not null, mapping text not null default '{}',
      state text not null check (state in ('draft', 'waiting', 'running', 'stopped', 'failed', 'done')), report text not null default '{}',
      ${count('row_count')}, ${count('position')}, ${count('created_count')}, ${count('updated_count')}, ${count('unchanged_count')}, ${count('bad_count')},
      started_by integer references users (uid) on delete set null, created text not null, changed text not null)`,
    `create index imports_due on imports (state, id)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
