import type { TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CardReader } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'
import { topByScore } from '../topByScore.ts'
import { languageFirst } from './orderTrainings.ts'
import { maySee } from '../facts/visible.ts'

interface Asked extends CardReader {
  user: CurrentUser | null
  training: Pick<TrainingCard, 'id' | 'terms'>
  limit: number
  catalogue: CatalogueFacts
}

/** Returns trainings that share most terms with one, among equals those in the reader's language (`languageFirst`). */
export async function relatedTrainings(reader: Reader, asked: Asked): Promise<TrainingCard[]> {
  const { user, training, limit, catalogue, language } = asked
  const wanted = new Set(training.terms.map(({ tid }) => tid))
  const scoreOf = (other: TrainingFact) => {
    if (other.id === training.id || !maySee(user, other)) return undefined
    return other.terms.filter(({ tid }) => wanted.has(tid)).length || undefined
  }
  const related = topByScore(languageFirst(catalogue, language), limit, scoreOf)
  return cardsWithIds(
    reader,
    catalogue,
    related.map(({ id }) => id),
    asked,
  )
}
