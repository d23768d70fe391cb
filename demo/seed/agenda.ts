/** Something that happens at a given moment. */
export type Happening = (at: Date) => Promise<void>

/** Replays events in order of time. */
export interface Agenda {
  /** Adds something to the agenda; nothing happens after the end. */
  on(at: Date, happening: Happening): void
  /**
   * Runs everything in order of time, also what is added while it runs. Of two at the same moment the first added runs
   * first.
   */
  live(): Promise<void>
}

/** An empty agenda. Before `live` it accepts events in any order; events after `end` are left out. */
export function openAgenda(end: Date): Agenda {
  /** The last comes first, so that the next is taken from the end. */
  let coming: { at: Date; happening: Happening }[] = []
  let isLive = false
  const later = (a: { at: Date }, b: { at: Date }) => b.at.getTime() - a.at.getTime()
  return {
    on(at, happening) {
      if (at > end) return
      if (!isLive) {
        coming.push({ at, happening })
        return
      }
      const place = coming.findIndex((other) => other.at <= at)
      coming.splice(place === -1 ? coming.length : place, 0, { at, happening })
    },
    async live() {
      isLive = true
      coming = coming.toReversed().sort(later)
      for (let next = coming.pop(); next; next = coming.pop()) await next.happening(next.at)
    },
  }
}
