import type { Encoding } from '../http/encodings.ts'
import type { Finished, Packed } from '../http/finish.ts'

/** An answer that is kept: nothing is left to do but to send it. */
export interface KeptPage extends Readonly<Omit<Finished, 'body' | 'setsCookie'>> {
  readonly key: string
  readonly tags: ReadonlySet<string>
  /** When it would look different by itself, in ms since 1970; Infinity = never. */
  readonly until: number
  /** In the encodings that somebody asked for, and no others. */
  readonly bodies: Partial<Record<Encoding, Packed>>
}

export interface PageCache {
  /** The page under `key`, unless its time is over. */
  find(key: string, now: () => Date): KeptPage | undefined
  keep(page: KeptPage): void
  /** Whether it has not been dropped yet. */
  holds(page: KeptPage): boolean
  /** Adds or replaces one form of a page that may have been dropped meanwhile. */
  addBody(page: KeptPage, body: Packed): void
  /** Drops every page that shows one of these. */
  drop(tags: ReadonlySet<string>): void
  size(): { entries: number; bytes: number }
}

/** What an entry costs beside its bytes: key, headers, map slots, tag sets. */
const ENTRY_BYTES = 2048

/** Keeps answers up to `limit` bytes; when more come, those go first that were asked for longest ago. */
export function createPageCache(limit: number): PageCache {
  // A Map remembers the order of insertion: the first is what was used longest ago.
  const pages = new Map<string, KeptPage>()
  const byTag = new Map<string, Set<KeptPage>>()
  let bytes = 0

  const holds = (page: KeptPage) => pages.get(page.key) === page

  function remove(page: KeptPage): void {
    pages.delete(page.key)
    bytes -= weigh(page)
    for (const tag of page.tags) {
      const tagged = byTag.get(tag)
      tagged?.delete(page)
      if (tagged?.size === 0) byTag.delete(tag)
    }
  }

  function makeRoom(): void {
    for (const oldest of pages.values()) {
      if (bytes <= limit) return
      remove(oldest)
    }
  }

  return {
    find(key, now) {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.until !== Infinity && now().getTime() >= page.until) {
        remove(page)
        return undefined
      }
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep(page) {
      const before = pages.get(page.key)
      if (before) remove(before)
      const weight = weigh(page)
      if (weight > limit) return
      pages.set(page.key, page)
      bytes += weight
      for (const tag of page.tags) {
        const tagged = byTag.get(tag)
        if (tagged) tagged.add(page)
        else byTag.set(tag, new Set([page]))
      }
      makeRoom()
    },
    holds,
    addBody(page, body) {
      const isKept = holds(page)
      if (isKept) bytes -= weigh(page)
      page.bodies[body.encoding] = body
      if (!isKept) return
      bytes += weigh(page)
      makeRoom()
    },
    drop(tags) {
      for (const tag of tags) for (const page of [...(byTag.get(tag) ?? [])]) remove(page)
    },
    size: () => ({ entries: pages.size, bytes }),
  }
}

function weigh(page: KeptPage): number {
  let bytes = ENTRY_BYTES
  for (const body of Object.values(page.bodies)) bytes += body.bytes.length
  return bytes
}
