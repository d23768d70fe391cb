import { type QueryExecutorProvider, sql } from 'kysely'

/** The revision of a training, who changed it last, and the index of the administrators' list. */
export async function trainingDesk(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    'alter table trainings add column revision integer not null default 1',
    'alter table trainings add column changed_by integer',
    // Descriptions make the rows long: the list filters and sorts by the index alone.
    `create index trainings_listed on trainings
      (title_key, id, published, type, language, provider, popularity, changed, external_id)`,
    'create index trainings_changed on trainings (changed, id)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
