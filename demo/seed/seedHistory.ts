import { toInstant } from '#shared/instant.ts'
import type { Tx } from '#server/db/database.ts'
import { history } from '../content/history.ts'
import { people } from '../content/people.ts'
import { demoTrainings } from '../content/trainings/trainings.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

const BATCH = 200

/** A year of enrolments, none of them later than `now`. */
export async function seedHistory(
  tx: Tx,
  { uids, trainingIds, now }: { uids: Ids; trainingIds: Ids; now: Date },
): Promise<void> {
  const instant = (date: Date | null) => (date ? toInstant(date) : null)
  const rows = history({ people, trainings: demoTrainings, now }).map((enrolment) => ({
    uid: seededId(uids, enrolment.mail),
    training_id: seededId(trainingIds, enrolment.training),
    state: enrolment.state,
    enrolled_at: toInstant(enrolment.enrolled_at),
    started_at: instant(enrolment.started_at),
    completed_at: instant(enrolment.completed_at),
    withdrawn_at: instant(enrolment.withdrawn_at),
  }))
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insertInto('enrolments')
      .values(rows.slice(at, at + BATCH))
      .execute()
  }
}
