/** A limit that nobody reached yet. */
interface Limit {
  /** By `performance.now()`. */
  endMs: number
  end(): void
}

/** A limit ends up to this much later. */
const LOOK_EVERY_MS = 50

const limits = new Set<Limit>()
let looking: NodeJS.Timeout | undefined

/** All limits share one timer: with one for each, the limits of a call would take a fortieth of its time. */
function begin(ms: number, end: () => void): Limit {
  const limit: Limit = { endMs: performance.now() + ms, end }
  limits.add(limit)
  looking ??= setInterval(look, LOOK_EVERY_MS)
  return limit
}

/** The result of `work`, or `undefined` if it takes longer than `ms`. The work itself is not stopped. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const limit = begin(ms, () => resolve(undefined))
    work.then(
      (result) => {
        limits.delete(limit)
        resolve(result)
      },
      (error: unknown) => {
        limits.delete(limit)
        reject(error)
      },
    )
  })
}

/** Calls `next` once: when `work` ends, with or without success, or after `ms`. */
export function afterWork(work: Promise<unknown>, ms: number, next: () => void): void {
  const limit = begin(ms, next)
  function end(): void {
    if (limits.delete(limit)) next()
  }
  work.then(end, end)
}

function look(): void {
  const now = performance.now()
  for (const limit of limits) {
    if (limit.endMs > now) continue
    limits.delete(limit)
    limit.end()
  }
  if (limits.size > 0) return
  clearInterval(looking)
  looking = undefined
}
