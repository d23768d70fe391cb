import type { TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../db/database.ts'
import type { Asker } from '../people/asker.ts'
import type { Reading } from './cards.ts'
import type { CatalogueFacts, TrainingFact } from './catalogueFacts.ts'
import { listTrainings } from './listTrainings.ts'

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
  const popularity = await popularityOf(reader)
  const ranked = catalogue.trainings
    .filter((training) => !taken.has(training.id) && isOpenTo(training, asked.asker))
    .map((training) => ({
      id: training.id,
      score: training.tids.reduce((sum, tid) => sum + (interests.get(tid) ?? 0), 0),
      popularity: popularity.get(training.id) ?? 0,
    }))
    .sort((a, b) => b.score - a.score || b.popularity - a.popularity || b.id - a.id)
  const ids = ranked.slice(page * limit, (page + 1) * limit).map(({ id }) => id)
  const { items } = await listTrainings(reader, { ...asked, filter: { ids, limit: Math.max(1, limit) } })
  return { items, total: ranked.length }
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

async function popularityOf(reader: Reader): Promise<Map<number, number>> {
  const rows = await reader.selectFrom('trainings').select(['id', 'popularity']).where('popularity', '>', 0).execute()
  return new Map(rows.map((row) => [row.id, row.popularity]))
}

/** How much each term counts: once for every training taken under it, more for what the profile names. */
function interestsOf(catalogue: CatalogueFacts, taken: ReadonlySet<number>, asker: Asker): Map<number, number> {
  const interests = new Map<number, number>()
  const add = (tid: number, by: number) => interests.set(tid, (interests.get(tid) ?? 0) + by)
  for (const training of catalogue.trainings) if (taken.has(training.id)) for (const tid of training.tids) add(tid, 1)
  for (const tid of Object.values(asker.profile).flat()) add(tid, 3)
  return interests
}

function isOpenTo(training: TrainingFact, asker: Asker): boolean {
  return training.organizations.length === 0 || training.organizations.some((id) => asker.organizations.includes(id))
}
