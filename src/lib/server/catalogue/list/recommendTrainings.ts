import type { TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import type { Asker } from '../../people/asker.ts'
import type { Reading } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'
import { catalogueNumbers } from '../facts/catalogueNumbers.ts'
import { groupOf, maySee } from './visible.ts'

interface Asked extends Reading {
  asker: Asker
  limit: number
  page: number
}

/**
 * Trainings for this learner: what shares most terms with what they took and who they are, the popular ones
 * first among equals. What they have taken up already is left out.
 */
export async function recommendTrainings(
  reader: Reader,
  catalogue: CatalogueFacts,
  { limit, page, ...asked }: Asked,
): Promise<{ items: TrainingCard[]; total: number }> {
  const { asker } = asked
  const taken = await takenBy(reader, catalogue, asker)
  const best = recommended(catalogue, { asker, taken, size: (page + 1) * limit })
  const { trainings } = catalogueNumbers(catalogue, asker)
  const seen = [...taken].filter((training) => maySee(asker, training)).length
  return { items: await cardsWithIds(reader, catalogue, best.slice(page * limit), asked), total: trainings - seen }
}

interface Learner {
  asker: Asker
  taken: ReadonlySet<TrainingFact>
  size: number
}

/** Found once for what a learner took and is, and found again when one of these or the catalogue changes. */
function recommended(catalogue: CatalogueFacts, { asker, taken, size }: Learner): readonly number[] {
  const question = JSON.stringify([groupOf(catalogue, asker), asker.profile, [...taken].map(({ id }) => id), size])
  return catalogue.counted.recommended(question, () => {
    const interests = interestsOf(taken, asker)
    const isOffered = (training: TrainingFact) => maySee(asker, training) && !taken.has(training)
    const best = highest(catalogue.orders.popular, size, (training) =>
      isOffered(training) ? training.tids.reduce((sum, tid) => sum + (interests.get(tid) ?? 0), 0) : undefined,
    )
    return best.map(({ id }) => id)
  })
}

async function takenBy(reader: Reader, { byId }: CatalogueFacts, { uid }: Asker): Promise<Set<TrainingFact>> {
  const rows = await reader
    .selectFrom('enrolments')
    .select('training_id')
    .where('uid', '=', uid)
    .where('state', '<>', 'withdrawn')
    .execute()
  return new Set(rows.flatMap((row) => byId.get(row.training_id) ?? []))
}

/** How much each term counts: once for every training taken under it, more for what the profile names. */
function interestsOf(taken: ReadonlySet<TrainingFact>, asker: Asker): Map<number, number> {
  const interests = new Map<number, number>()
  const add = (tid: number, by: number) => interests.set(tid, (interests.get(tid) ?? 0) + by)
  for (const training of taken) for (const tid of training.tids) add(tid, 1)
  for (const tid of Object.values(asker.profile).flat()) add(tid, 3)
  return interests
}

/** The `size` ones that score highest, in the order given among equals; sorting them all would take ten times as long. */
function highest<T>(all: readonly T[], size: number, scoreOf: (one: T) => number | undefined): T[] {
  const byScore = new Map<number, T[]>()
  for (const one of all) {
    const score = scoreOf(one)
    if (score === undefined) continue
    const equals = byScore.get(score)
    // More of the same score than are wanted altogether are never looked at.
    if (!equals) byScore.set(score, [one])
    else if (equals.length < size) equals.push(one)
  }
  return [...byScore]
    .sort(([a], [b]) => b - a)
    .flatMap(([, equals]) => equals)
    .slice(0, size)
}
