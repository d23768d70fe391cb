import type { TrainingCard } from '#shared/contract/trainings.ts'
import type { Reader } from '../../db/database.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CardReader } from '../cards/cards.ts'
import { cardsWithIds } from '../cards/cardsWithIds.ts'
import type { CatalogueFacts } from '../facts/catalogueFacts.ts'
import { visibleTo } from './visible.ts'

interface Asked extends CardReader {
  user: CurrentUser | null
  training: Pick<TrainingCard, 'id' | 'language' | 'terms'>
  limit: number
  catalogue: CatalogueFacts
}

/** Returns trainings that share most terms with one, then those in its language, then popular ones first. */
export async function relatedTrainings(reader: Reader, asked: Asked): Promise<TrainingCard[]> {
  const { user, training, limit, catalogue } = asked
  if (training.terms.length === 0) return []
  const rows = await reader
    .selectFrom('trainings')
    .innerJoin('training_terms', 'training_terms.training_id', 'trainings.id')
    .where(
      'tid',
      'in',
      training.terms.map((term) => term.tid),
    )
    .where('trainings.id', '<>', training.id)
    .where(visibleTo(user))
    .select('trainings.id')
    .groupBy('trainings.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy((eb) => eb.case().when('trainings.language', '=', training.language).then(0).else(1).end())
    .orderBy('trainings.popularity', 'desc')
    .orderBy('trainings.id', 'desc')
    .limit(limit)
    .execute()
  return cardsWithIds(
    reader,
    catalogue,
    rows.map(({ id }) => id),
    asked,
  )
}
