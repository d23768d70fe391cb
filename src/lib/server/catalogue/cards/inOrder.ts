import { toInstant } from '#shared/contract/time.ts'
import type { TrainingOrder } from '#shared/contract/trainings.ts'
import type { CardReader } from './cards.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'

export type StartingTraining = TrainingFact & { starts: string }

/** All trainings in an order, as this reader sees it. */
export async function inOrder(
  catalogue: CatalogueFacts,
  order: TrainingOrder,
  reading: CardReader,
): Promise<readonly TrainingFact[]> {
  if (order === 'title') return catalogue.byTitle(reading)
  if (order === 'start_date') return soonestFirst(catalogue.orders.start_date, reading.now)
  return catalogue.orders[order]
}

/** What begins after `now`, soonest first. */
export function startingAfter({ orders }: Pick<CatalogueFacts, 'orders'>, now: Date): StartingTraining[] {
  const moment = toInstant(now)
  const dated = orders.start_date
  // They are in order, with those that have no date last: most catalogues have few dates and thousands without.
  const first = dated.findIndex(({ starts }) => starts === null || starts > moment)
  if (first < 0) return []
  const beyond = dated.findIndex(({ starts }, place) => place >= first && starts === null)
  return dated.slice(first, beyond < 0 ? undefined : beyond) as StartingTraining[]
}

/** Sessions that have begun are no next ones: they stand after those to come and what has none. */
function soonestFirst(dated: readonly TrainingFact[], now: Date): TrainingFact[] {
  const moment = toInstant(now)
  const first = dated.findIndex(({ starts }) => starts === null || starts >= moment)
  return first < 0 ? [...dated] : [...dated.slice(first), ...dated.slice(0, first)]
}
