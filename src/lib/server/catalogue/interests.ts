import type { Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { CatalogueFacts, TrainingFact } from './facts/catalogueFacts.ts'

/** The interests of one learner: their trainings and profile. */
export interface Interests {
  taken: ReadonlySet<TrainingFact>
  /** Returns how well a training fits the interests. */
  fit(training: TrainingFact): number
  /** Identifies equal interests. */
  key: string
}

/** Reads a learner's interests: the terms of their trainings and their profile. */
export async function readInterests(reader: Reader, { byId }: CatalogueFacts, user: CurrentUser): Promise<Interests> {
  const rows = await enrolled.rows(reader, { uid: user.uid })
  const taken = new Set(rows.flatMap((row) => byId.get(row.training_id) ?? []))
  const weights = weightsOf(taken, user)
  return {
    taken,
    fit: ({ tids }) => tids.reduce((sum, tid) => sum + (weights.get(tid) ?? 0), 0),
    key: JSON.stringify([user.profile, [...taken].map(({ id }) => id)]),
  }
}

const enrolled = statement((reader: Reader, { uid }: Given<{ uid: number }>) =>
  reader.selectFrom('enrolments').select('training_id').where('uid', '=', uid).where('state', '<>', 'withdrawn'),
)

/** A term counts 1 for each training under it, and 3 if the profile names it. */
function weightsOf(taken: ReadonlySet<TrainingFact>, user: CurrentUser): Map<number, number> {
  const weights = new Map<number, number>()
  const add = (tid: number, by: number) => weights.set(tid, (weights.get(tid) ?? 0) + by)
  for (const training of taken) for (const tid of training.tids) add(tid, 1)
  for (const tid of Object.values(user.profile).flat()) add(tid, 3)
  return weights
}
