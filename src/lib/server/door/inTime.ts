/** A limit that nobody reached yet. */
interface Limit {
  /** By `performance.now()`. */
  endMs: number
  end(): void
  /** Its place in the list; -1 when it is closed. */
  at: number
}

/** A limit ends up to this much later. */
const LOOK_EVERY_MS = 50

/** A list: a set is made again after every few limits, which takes as long as all the rest of them. */
const openLimits: Limit[] = []
let looking: NodeJS.Timeout | undefined

/** All limits share one timer: with one for each, the limits of a call would take a fortieth of its time. */
function begin(ms: number, end: () => void): Limit {
  const limit: Limit = { endMs: performance.now() + ms, end, at: openLimits.length }
  openLimits.push(limit)
  looking ??= setInterval(look, LOOK_EVERY_MS)
  return limit
}

/** Returns whether the limit was open. */
function close(limit: Limit): boolean {
  const { at } = limit
  if (at < 0) return false
  limit.at = -1
  const last = openLimits.pop()
  if (last && last !== limit) {
    openLimits[at] = last
    last.at = at
  }
  return true
}

/** The result of `work`, or `undefined` if it takes longer than `ms`. The work itself is not stopped. */
export function inTime<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const limit = begin(ms, () => resolve(undefined))
    work.then(
      (result) => {
        close(limit)
        resolve(result)
      },
      (error: unknown) => {
        close(limit)
        reject(error)
      },
    )
  })
}

/** Calls `next` once: when `work` ends, with or without success, or after `ms`. */
export function afterWork(work: Promise<unknown>, ms: number, next: () => void): void {
  const limit = begin(ms, next)
  function end(): void {
    if (close(limit)) next()
  }
  work.then(end, end)
}

function look(): void {
  const now = performance.now()
  for (const limit of openLimits.filter(({ endMs }) => endMs <= now)) if (close(limit)) limit.end()
  if (openLimits.length > 0) return
  clearInterval(looking)
  looking = undefined
}
