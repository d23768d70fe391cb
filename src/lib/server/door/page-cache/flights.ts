import type { Changes } from '../../cache/clock.ts'

/** Whether content with one of these tags changed after a rendering began, so that it may show the old state. */
export type WasOvertaken = (tags: ReadonlySet<string>) => boolean

/** A rendering in progress. */
export interface Flight {
  wasOvertaken: WasOvertaken
  /** Aborts when all clients that waited for it have disconnected. */
  signal: AbortSignal
}

export interface Flights<T> {
  /**
   * Returns the rendering in progress for `key`, or starts one. `first` is true for a new one.
   * @param signal aborts when the client disconnects
   */
  board(
    key: string,
    start: (flight: Flight) => Promise<T>,
    signal?: AbortSignal,
  ): { landed: Promise<T>; first: boolean }
  /** Notes a change. New requests do not join a rendering that began before it, because they must see the change. */
  overtake(changes: Changes): void
}

interface SharedRendering<T> {
  landed: Promise<T>
  aboard: Aboard
}

/** Lets simultaneous requests for the same content share one rendering. */
export function createFlights<T>(): Flights<T> {
  const boarding = new Map<string, SharedRendering<T>>()
  const changedSince = new Set<{ tags: Set<string>; isEverything: boolean }>()
  return {
    board(key, start, signal) {
      const running = boarding.get(key)
      if (running && !running.aboard.signal.aborted) {
        running.aboard.add(signal)
        return { landed: running.landed, first: false }
      }
      const changed = { tags: new Set<string>(), isEverything: false }
      changedSince.add(changed)
      const aboard = createAboard()
      aboard.add(signal)
      const wasOvertaken = (tags: ReadonlySet<string>) => changed.isEverything || !changed.tags.isDisjointFrom(tags)
      const landed = start({ wasOvertaken, signal: aboard.signal }).finally(() => {
        changedSince.delete(changed)
        if (boarding.get(key)?.landed === landed) boarding.delete(key)
      })
      boarding.set(key, { landed, aboard })
      return { landed, first: true }
    },
    overtake(changes) {
      boarding.clear()
      for (const changed of changedSince) {
        if (changes === 'everything') changed.isEverything = true
        else for (const tag of changes) changed.tags.add(tag)
      }
    },
  }
}

type Aboard = ReturnType<typeof createAboard>

/** Counts the waiting clients. A client without a signal never leaves. */
function createAboard() {
  const empty = new AbortController()
  let count = 0
  return {
    signal: empty.signal,
    add(signal: AbortSignal | undefined): void {
      count++
      signal?.addEventListener(
        'abort',
        () => {
          if (--count === 0) empty.abort()
        },
        { once: true },
      )
    },
  }
}
