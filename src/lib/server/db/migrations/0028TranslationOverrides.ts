import { type QueryExecutorProvider, sql } from 'kysely'

/** The shipped text that an override was written against, and who wrote it when; `null`: it is not known. */
export async function translationOverrides(db: QueryExecutorProvider): Promise<void> {
  for (const column of ['shipped text', 'revision integer not null default 0', 'changed text', 'changed_by integer']) {
    await sql.raw(`alter table translation_overrides add column ${column}`).execute(db)
  }
}
