import type { Changes } from '../../cache/clock.ts'
import { LruMap } from '../../memory/lruMap.ts'
import type { Encoding } from '../http/encodings.ts'
import type { Finished, Packed } from '../http/finish.ts'

/** A cached response that is ready to be sent. */
export interface KeptPage extends Readonly<Omit<Finished, 'body' | 'setsCookie'>> {
  readonly key: string
  readonly tags: ReadonlySet<string>
  /** The time at which the page changes without an edit, in ms since 1970. Infinity = never. */
  readonly until: number
  /** Only the encodings that were requested. */
  readonly bodies: Partial<Record<Encoding, Packed>>
}

export interface PageCache {
  /** The page under `key`, if it has not expired. */
  find(key: string, now: () => Date): KeptPage | undefined
  keep(page: KeptPage): void
  /** Whether the page is still in the cache. */
  holds(page: KeptPage): boolean
  /** Adds or replaces one encoding of a page. The page may have been dropped in the meantime. */
  addBody(page: KeptPage, body: Packed): void
  /** Drops every page that shows one of these. */
  drop(changes: Changes): void
  size(): { entries: number; bytes: number }
}

/** The memory of an entry besides its bodies, as measured: key, headers, their joined lines, map slots, tag sets. */
const ENTRY_BYTES = 9 * 1024

/** Keeps responses up to `limit` bytes. If the limit is reached, it drops those that were not used lately. */
export function createPageCache(limit: number): PageCache {
  const pages = new LruMap<KeptPage>()
  const byTag = new Map<string, Set<KeptPage>>()
  let bytes = 0

  const holds = (page: KeptPage) => pages.get(page.key) === page

  function remove(page: KeptPage): void {
    pages.delete(page.key)
    forget(page)
  }

  /** Forgets the weight and the tags of a page that was removed. */
  function forget(page: KeptPage): void {
    bytes -= weigh(page)
    for (const tag of page.tags) {
      const tagged = byTag.get(tag)
      tagged?.delete(page)
      if (tagged?.size === 0) byTag.delete(tag)
    }
  }

  function makeRoom(wanted: number): void {
    while (bytes + wanted > limit) {
      const oldest = pages.takeOldest()
      if (!oldest) return
      forget(oldest)
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
      return page
    },
    keep(page) {
      const before = pages.get(page.key)
      if (before) remove(before)
      const weight = weigh(page)
      if (weight > limit) return
      makeRoom(weight)
      pages.set(page.key, page)
      bytes += weight
      for (const tag of page.tags) {
        const tagged = byTag.get(tag)
        if (tagged) tagged.add(page)
        else byTag.set(tag, new Set([page]))
      }
    },
    holds,
    addBody(page, body) {
      const isKept = holds(page)
      if (isKept) bytes -= weigh(page)
      page.bodies[body.encoding] = body
      if (!isKept) return
      bytes += weigh(page)
      makeRoom(0)
    },
    drop(changes) {
      for (const tag of changes === 'everything' ? [...byTag.keys()] : changes)
        for (const page of [...(byTag.get(tag) ?? [])]) remove(page)
    },
    size: () => ({ entries: pages.size, bytes }),
  }
}

function weigh(page: KeptPage): number {
  let bytes = ENTRY_BYTES
  for (const { body, message } of Object.values(page.bodies)) bytes += body.length * (message ? 2 : 1)
  return bytes
}
