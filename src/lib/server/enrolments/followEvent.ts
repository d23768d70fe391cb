import type { Tx } from '../db/database.ts'
import type { LearningEventRow } from '../db/schema/events.ts'
import type { RecordedEvent } from '../points/earning/recordEvent.ts'

/** Updates the enrolment after a reported event: completes it, or reopens it after a revocation. */
export async function followEvent(tx: Tx, { event, repeated, takenBack }: RecordedEvent): Promise<void> {
  if (takenBack) await reopen(tx, takenBack)
  else if (!repeated && event.revoked === 0) await complete(tx, event)
}

/** Completes the enrolment, or creates a completed one; of several completions the earliest counts. */
async function complete(tx: Tx, { type, uid, training_id, at }: LearningEventRow): Promise<void> {
  if (type !== 'training_completed' || uid === null || training_id === null) return
  await tx
    .insertInto('enrolments')
    .values({ uid, training_id, state: 'completed', enrolled_at: at, completed_at: at })
    .onConflict((held) =>
      held
        .columns(['uid', 'training_id'])
        .doUpdateSet({ state: 'completed', completed_at: at, withdrawn_at: null })
        .where((eb) => eb.or([eb('enrolments.state', '!=', 'completed'), eb('enrolments.completed_at', '>', at)])),
    )
    .execute()
}

/** Reopens the enrolment, unless another completion is recorded. */
async function reopen(tx: Tx, { type, uid, training_id, at }: LearningEventRow): Promise<void> {
  if (type !== 'training_completed' || uid === null || training_id === null) return
  const { first } = await tx
    .selectFrom('learning_events')
    .select(({ fn }) => fn.min<string | null>('at').as('first'))
    .where('uid', '=', uid)
    .where('type', '=', 'training_completed')
    .where('training_id', '=', training_id)
    .where('revoked', '=', 0)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('enrolments')
    .set(first === null ? { state: 'in_progress', completed_at: null } : { completed_at: first })
    .where('uid', '=', uid)
    .where('training_id', '=', training_id)
    // A completion at another time does not come from this event.
    .where('completed_at', '=', at)
    .execute()
}
