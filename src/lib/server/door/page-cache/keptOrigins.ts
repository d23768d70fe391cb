import type { IncomingMessage } from 'node:http'
import { memo } from '#shared/memo.ts'
import type { Config } from '../../config.ts'
import { noteStore } from '../../memory/loads.ts'
import type { OriginOf } from '../http/caller.ts'

/** The number of hosts that pages are cached for if SITE_URL is not set. */
const KEPT_HOSTS = 4

export interface KeptOrigins {
  /** The origin for the links of a cached page, or `undefined` for a host that pages are not cached for. */
  find(req: IncomingMessage): string | undefined
  /** Notes that a page was shown under the host of this request. From then on its pages are cached. */
  admit(req: IncomingMessage): void
}

/**
 * Decides for which hosts pages are cached: this machine's own names, and the hosts whose pages and files were asked for
 * last. Invented Host headers cannot fill the cache, and cannot keep the real host out of it for long.
 * @param forget drops the cached pages of an origin
 */
export function createKeptOrigins(
  { siteUrl, originOf, port }: Pick<Config, 'siteUrl'> & { originOf: OriginOf; port: () => number },
  forget: (origin: string) => void,
): KeptOrigins {
  // The order of use is exact, or hosts that are asked for in turn would each take the place of the real one.
  const lastUses = new Map<string, number>()
  noteStore('hosts', lastUses)
  let uses = 0

  function takeOldest(): void {
    const [[oldest] = []] = [...lastUses].sort(([, one], [, other]) => one - other)
    if (oldest === undefined) return
    lastUses.delete(oldest)
    forget(oldest)
  }

  return {
    find(req) {
      const origin = originOf(req)
      if (siteUrl || isLoopback(origin, port())) return origin
      if (!lastUses.has(origin)) return undefined
      lastUses.set(origin, ++uses)
      return origin
    },
    admit(req) {
      const origin = originOf(req)
      if (!lastUses.has(origin) && lastUses.size >= KEPT_HOSTS) takeOldest()
      lastUses.set(origin, ++uses)
    },
  }
}

function isLoopback(origin: string, port: number): boolean {
  return loopbackOrigins(port).includes(origin)
}

const loopbackOrigins = memo(10, (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`),
)
