import { type QueryExecutorProvider, sql } from 'kysely'

/** The popularity of all trainings is counted from this index alone: it has the state, so no enrolment is looked up. */
export async function enrolmentStates(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('create index enrolments_training_state on enrolments (training_id, enrolled_at, state)').execute(db)
}
