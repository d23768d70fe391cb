import { type QueryExecutorProvider, sql } from 'kysely'

/** Every saved version of the earning rules, the version that gave an entry, and scores with their fractions. */
export async function rulesVersions(db: QueryExecutorProvider): Promise<void> {
  const statements = [
    `create table rules_versions (revision integer primary key, document text not null, saved_by integer references users (uid), saved_at text not null)`,
    // Earlier documents were not kept: the history begins with the current one.
    `insert into rules_versions (revision, document, saved_by, saved_at)
      select revision, value, null, changed from settings where name = 'incentives_rules' and revision > 0`,
    `alter table point_entries add column rules_revision integer references rules_versions (revision)`,
    `alter table learning_events add column exact_score double precision`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
