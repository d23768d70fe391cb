let waiting: (() => void)[] = []

/** Calls `next` when this turn of the event loop ends. All callers share one immediate: each request needs two. */
export function atTurnEnd(next: () => void): void {
  if (waiting.push(next) === 1) setImmediate(endTurn)
}

function endTurn(): void {
  const ready = waiting
  waiting = []
  for (const next of ready) next()
}
