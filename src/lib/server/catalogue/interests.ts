import type { Reader } from '../db/database.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { CatalogueFacts, TrainingFact } from './facts/catalogueFacts.ts'

/** What one learner took up, and how well a training fits to that and to who they are. */
export interface Interests {
  taken: ReadonlySet<TrainingFact>
  fit(training: TrainingFact): number
  /** The same text for the same interests. */
  key: string
}

/** Reads what a learner is interested in: the terms of what they took up and of their profile. */
export async function readInterests(reader: Reader, { byId }: CatalogueFacts, user: CurrentUser): Promise<Interests> {
  const rows = await reader
    .selectFrom('enrolments')
    .select('training_id')
    .where('uid', '=', user.uid)
    .where('state', '<>', 'withdrawn')
    .execute()
  const taken = new Set(rows.flatMap((row) => byId.get(row.training_id) ?? []))
  const weights = weightsOf(taken, user)
  return {
    taken,
    fit: ({ tids }) => tids.reduce((sum, tid) => sum + (weights.get(tid) ?? 0), 0),
    key: JSON.stringify([user.profile, [...taken].map(({ id }) => id)]),
  }
}

/** A term counts once for every training taken under it, and more if the profile names it. */
function weightsOf(taken: ReadonlySet<TrainingFact>, user: CurrentUser): Map<number, number> {
  const weights = new Map<number, number>()
  const add = (tid: number, by: number) => weights.set(tid, (weights.get(tid) ?? 0) + by)
  for (const training of taken) for (const tid of training.tids) add(tid, 1)
  for (const tid of Object.values(user.profile).flat()) add(tid, 3)
  return weights
}
