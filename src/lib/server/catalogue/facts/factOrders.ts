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
  const cuts = before.map((training) => placeOf(sorted, training, compare)).sort((a, b) => a - b)
  // Whole stretches are copied: a step for each training would take milliseconds even if only one has changed.
  const parts: TrainingFact[][] = []
  let [copied, cut] = [0, 0]
  function copyTo(end: number): void {
    for (; cut < cuts.length && cuts[cut]! < end; cut++) {
      parts.push(sorted.slice(copied, cuts[cut]))
      copied = cuts[cut]! + 1
    }
    parts.push(sorted.slice(copied, end))
    copied = Math.max(copied, end)
  }
  for (const training of after.toSorted(compare)) {
    copyTo(placeOf(sorted, training, compare))
    parts.push([training])
  }
  copyTo(sorted.length)
  return ([] as TrainingFact[]).concat(...parts)
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
