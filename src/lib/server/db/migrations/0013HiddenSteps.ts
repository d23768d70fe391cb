import { type QueryExecutorProvider, sql } from 'kysely'

/** The administrators who hide the list of first steps, and until when. */
export async function hiddenSteps(db: QueryExecutorProvider): Promise<void> {
  const table = `create table hidden_steps (uid integer primary key references users (uid) on delete cascade, until text not null)`
  await sql.raw(table).execute(db)
}
