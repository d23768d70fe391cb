import type { ManagedTraining, ManagedTrainingChange, NewManagedTraining } from '#shared/contract/managedTrainings.ts'
import { invalid } from '#shared/refusal.ts'
import type { Change } from '../../audit/change.ts'
import { holdClock } from '../../cache/clock.ts'
import type { Database } from '../../db/database.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { saveTraining } from '../save/saveTrainings.ts'
import { inputOf } from '../save/trainingInput.ts'
import { presentManaged, requireManagedTraining, storedTraining, textsToStore } from './managedTraining.ts'
import { noteTraining } from './noteTraining.ts'
import { trainingProblems } from './trainingProblems.ts'

/** The values of a training that has none yet. */
export const emptyTraining = {
  external_id: null,
  type: 'course',
  provider: '',
  duration_minutes: null,
  price: null,
  cover: null,
  url: '',
  completion: 'self',
  published: false,
  notes: '',
  terms: [],
  organizations: [],
} as const

/**
 * Creates a training; it is a draft unless `published` is sent.
 * @throws Refusal 400
 */
export function createManagedTraining(
  db: Database,
  given: NewManagedTraining,
  { by, now }: Change,
): Promise<ManagedTraining> {
  return db.transact(async (tx) => {
    await holdClock(tx)
    const fields = { ...emptyTraining, terms: [], organizations: [], ...given }
    const problems = await trainingProblems(tx, fields, { now })
    if (problems.length > 0) throw invalid(problems)
    const training = { ...fields, texts: textsToStore(fields.texts), next_session_at: null }
    const { id } = await saveTraining(tx, { training }, now, by)
    const after = await requireManagedTraining(tx, id)
    await noteTraining(tx, { by, after }, now)
    return after
  })
}

/**
 * Changes the given fields of a training. The enrolments of learners stay as they are.
 * @throws Refusal 404; 409 `revision` if the training has been changed since it was read; 400
 */
export function changeManagedTraining(
  db: Database,
  id: number,
  { revision, ...given }: ManagedTrainingChange,
  { by, now }: Change,
): Promise<ManagedTraining> {
  return db.transact(async (tx) => {
    await holdClock(tx)
    const stored = await storedTraining(tx, id)
    const { row } = stored
    if (row.revision !== revision) {
      throw await staleRevision(tx, { revision: row.revision, at: row.changed, by: row.changed_by })
    }
    const before = presentManaged(stored)
    const wanted = { ...before, ...given }
    const problems = await trainingProblems(tx, wanted, { before, now })
    if (problems.length > 0) throw invalid(problems)
    const training = { ...inputOf(stored), ...given, texts: textsToStore(wanted.texts) }
    await saveTraining(tx, { id, training }, now, by)
    const after = await requireManagedTraining(tx, id)
    await noteTraining(tx, { by, before, after }, now)
    return after
  })
}
