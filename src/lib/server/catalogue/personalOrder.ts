import type { Reader } from '../db/database.ts'
import { type Bits, hasBit } from '../memory/bits.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import type { TrainingFact } from './facts/catalogueFacts.ts'
import { topByScore } from './topByScore.ts'
import { type Interests, readInterests } from './interests.ts'
import type { Listing } from './list/matching.ts'
import { languageFirst } from './list/orderTrainings.ts'
import { groupOf } from './facts/visible.ts'

/** Lower than every score: trainings that the learner has enrolled in come last. */
const TAKEN = -1

/**
 * Returns the first `size` trainings of a list in the learner's own order: the best fit for their interests first,
 * among equals those in their language (`languageFirst`), and trainings they have enrolled in last.
 */
export async function personalOrder(
  reader: Reader,
  listing: Listing & { user: CurrentUser; trainings: Bits },
  size: number,
): Promise<TrainingFact[]> {
  const { catalogue, language } = listing
  const interests = await readInterests(reader, catalogue, listing.user)
  const ids = catalogue.counted.recommended(questionOf(listing, interests, size), () => {
    const scoreOf = (training: TrainingFact) =>
      !hasBit(listing.trainings, training.id)
        ? undefined
        : interests.taken.has(training)
          ? TAKEN
          : interests.fit(training)
    return topByScore(languageFirst(catalogue, language), size, scoreOf).map(({ id }) => id)
  })
  return ids.flatMap((id) => catalogue.byId.get(id) ?? [])
}

function questionOf({ catalogue, user, language, filter, terms }: Listing, { key }: Interests, size: number): string {
  return JSON.stringify(['list', groupOf(catalogue, user), key, language, filter, terms, size])
}
