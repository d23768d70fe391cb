import type { TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import type { Asker } from '../people/asker.ts'
import type { Reading } from './cards.ts'
import type { CatalogueFacts } from './catalogueFacts.ts'
import { cardsWithIds } from './shelves.ts'
import { isOpenTo } from './topics.ts'

interface Asked extends Reading {
  asker: Asker
  catalogue: CatalogueFacts
  limit: number
  page: number
}

/**
 * Trainings for this learner: what shares most terms with what they took and who they are, the popular ones
 * first among equals. What they have taken up already is left out.
 */
export async function recommendTrainings(
  reader: Reader,
  { catalogue, limit, page, ...asked }: Asked,
): Promise<{ items: TrainingCard[]; total: number }> {
  const taken = await takenBy(reader, asked.asker.uid)
  const interests = interestsOf(catalogue, taken, asked.asker)
  const ranked = catalogue.orders.popular
    .filter((training) => !taken.has(training.id) && isOpenTo(training, asked.asker.organizations))
    .map((training) => ({
      id: training.id,
      score: training.tids.reduce((sum, tid) => sum + (interests.get(tid) ?? 0), 0),
    }))
    // Sorting is stable: what scores the same stays in the order of popularity.
    .sort((a, b) => b.score - a.score)
  const ids = ranked.slice(page * limit, (page + 1) * limit).map(({ id }) => id)
  return { items: await cardsWithIds(reader, catalogue, ids, asked), total: ranked.length }
}

async function takenBy(reader: Reader, uid: number): Promise<Set<number>> {
  const rows = await reader
    .selectFrom('enrolments')
    .select('training_id')
    .where('uid', '=', uid)
    .where('state', '<>', 'withdrawn')
    .execute()
  return new Set(rows.map((row) => row.training_id))
}

/** How much each term counts: once for every training taken under it, more for what the profile names. */
function interestsOf(catalogue: CatalogueFacts, taken: ReadonlySet<number>, asker: Asker): Map<number, number> {
  const interests = new Map<number, number>()
  const add = (tid: number, by: number) => interests.set(tid, (interests.get(tid) ?? 0) + by)
  for (const training of catalogue.trainings) if (taken.has(training.id)) for (const tid of training.tids) add(tid, 1)
  for (const tid of Object.values(asker.profile).flat()) add(tid, 3)
  return interests
}
