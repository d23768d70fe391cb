import { toInstant } from '#shared/instant.ts'
import type { TrainingOrder } from '#shared/contract/trainings.ts'
import type { CardReader } from '../cards/cards.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'
import { type LanguageFit, languageFit } from '../languageFit.ts'

export type StartingTraining = TrainingFact & { starts: string }

/** Returns all trainings in one order for this reader. */
export async function orderTrainings(
  catalogue: CatalogueFacts,
  order: TrainingOrder,
  reading: CardReader,
): Promise<readonly TrainingFact[]> {
  if (order === 'title') return catalogue.byTitle(reading)
  if (order === 'start_date') return soonestFirst(catalogue.orders.start_date, reading.now)
  return catalogue.orders[order]
}

/**
 * Returns all trainings for a reader who asks for no order: those held in the reader's language, those described in it,
 * then all others; popular ones first in each part.
 */
export function languageFirst(
  { orders, counted }: Pick<CatalogueFacts, 'orders' | 'counted'>,
  language: string,
): readonly TrainingFact[] {
  return counted.languageFirst(language, () => {
    const fitOf = languageFit(language)
    const parts: Record<LanguageFit, TrainingFact[]> = { 2: [], 1: [], 0: [] }
    for (const training of orders.popular) parts[fitOf(training)].push(training)
    return [...parts[2], ...parts[1], ...parts[0]]
  })
}

/** Returns the trainings with a session after `now`, soonest first. */
export function startingAfter({ orders }: Pick<CatalogueFacts, 'orders'>, now: Date): StartingTraining[] {
  const moment = toInstant(now)
  const dated = orders.start_date
  // They are sorted, those without a date last: most catalogues have few dates and thousands without.
  const first = dated.findIndex(({ starts }) => starts === null || starts > moment)
  if (first < 0) return []
  const end = dated.findIndex(({ starts }, place) => place >= first && starts === null)
  return dated.slice(first, end < 0 ? undefined : end) as StartingTraining[]
}

/** Puts sessions that have begun after future sessions and trainings without a session. */
function soonestFirst(dated: readonly TrainingFact[], now: Date): TrainingFact[] {
  const moment = toInstant(now)
  const first = dated.findIndex(({ starts }) => starts === null || starts >= moment)
  return first < 0 ? [...dated] : [...dated.slice(first), ...dated.slice(0, first)]
}
