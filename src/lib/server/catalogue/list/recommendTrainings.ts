import type { TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CardReader } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'
import { catalogueNumbers } from '../facts/catalogueNumbers.ts'
import { topByScore } from '../topByScore.ts'
import { type Interests, readInterests } from '../interests.ts'
import { languageFirst } from './orderTrainings.ts'
import { groupOf, maySee } from '../facts/visible.ts'

interface Asked extends CardReader {
  user: CurrentUser
  limit: number
  page: number
}

/**
 * Returns trainings for this learner: those that share most terms with the learner's trainings and profile first; among
 * equals those in the learner's language (`languageFirst`). Trainings that the learner has enrolled in are left out.
 */
export async function recommendTrainings(
  reader: Reader,
  catalogue: CatalogueFacts,
  { limit, page, ...asked }: Asked,
): Promise<{ items: TrainingCard[]; total: number }> {
  const { user } = asked
  const interests = await readInterests(reader, catalogue, user)
  const best = recommended(catalogue, { ...asked, interests, size: (page + 1) * limit })
  const { trainings } = catalogueNumbers(catalogue, user)
  const seen = [...interests.taken].filter((training) => maySee(user, training)).length
  return { items: await cardsWithIds(reader, catalogue, best.slice(page * limit), asked), total: trainings - seen }
}

interface Learner {
  user: CurrentUser
  language: string
  interests: Interests
  size: number
}

/** Cached until the learner's interests or the catalogue change. */
function recommended(catalogue: CatalogueFacts, { user, language, interests, size }: Learner): readonly number[] {
  const question = JSON.stringify([groupOf(catalogue, user), language, interests.key, size])
  return catalogue.counted.recommended(question, () => {
    const isOffered = (training: TrainingFact) => maySee(user, training) && !interests.taken.has(training)
    const best = topByScore(languageFirst(catalogue, language), size, (training) =>
      isOffered(training) ? interests.fit(training) : undefined,
    )
    return best.map(({ id }) => id)
  })
}
