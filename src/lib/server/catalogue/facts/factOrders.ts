import type { Orders, TrainingFact } from './catalogueFacts.ts'

type Compare = (a: TrainingFact, b: TrainingFact) => number

/** Among equals the newest comes first; among sessions that begin together, the oldest. No date comes last. */
const compares: Record<keyof Orders, Compare> = {
  newest: (a, b) => byText(b.created, a.created) || b.id - a.id,
  popular: (a, b) => b.popularity - a.popularity || b.id - a.id,
  start_date: (a, b) => byText(a.starts ?? '~', b.starts ?? '~') || a.id - b.id,
}
const byId: Compare = (a, b) => a.id - b.id

/** Returns the trainings in each order. */
export function sortedOrders(trainings: readonly TrainingFact[]): Orders {
  const { newest, popular, start_date } = compares
  return {
    newest: trainings.toSorted(newest),
    popular: trainings.toSorted(popular),
    start_date: trainings.toSorted(start_date),
  }
}

/** Replaces trainings in each order; `trainings` are in the order of their ids. */
export function changedOrders(
  { trainings, newest, popular, start_date }: Orders & { trainings: readonly TrainingFact[] },
  change: { before: readonly TrainingFact[]; after: readonly TrainingFact[] },
): Orders & { trainings: readonly TrainingFact[] } {
  return {
    trainings: replaced(trainings, change, byId),
    newest: replaced(newest, change, compares.newest),
    popular: replaced(popular, change, compares.popular),
    start_date: replaced(start_date, change, compares.start_date),
  }
}

function replaced(
  sorted: readonly TrainingFact[],
  { before, after }: { before: readonly TrainingFact[]; after: readonly TrainingFact[] },
  compare: Compare,
): TrainingFact[] {
  const changed = sorted.slice()
  for (const training of before) changed.splice(placeOf(changed, training, compare), 1)
  for (const training of after) changed.splice(placeOf(changed, training, compare), 0, training)
  return changed
}

/** Returns the place of a training, or where it belongs. */
function placeOf(sorted: readonly TrainingFact[], training: TrainingFact, compare: Compare): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(sorted[middle]!, training) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
