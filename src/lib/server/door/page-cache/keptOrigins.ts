import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config.ts'
import type { OriginOf } from '../http/caller.ts'

/** Hosts that pages are kept for while no SITE_URL says under which one people reach the site. */
const KEPT_HOSTS = 4

export interface KeptOrigins {
  /** The origin that a kept page may write its links with; `undefined` for a host that pages are not kept for. */
  find(req: IncomingMessage): string | undefined
  /** Notes that a page was shown under the host of this request: from now on its pages are kept. */
  admit(req: IncomingMessage): void
}

/**
 * Knows for which hosts pages are kept: this machine's own names, and those used most lately. Made-up Host headers
 * cannot fill the cache, and cannot keep the true host out of it for long.
 * @param forget drops what is kept for an origin
 */
export function createKeptOrigins(
  { siteUrl, originOf, port }: Pick<Config, 'siteUrl'> & { originOf: OriginOf; port: () => number },
  forget: (origin: string) => void,
): KeptOrigins {
  // The order of the Set: first the host that was used longest ago.
  const used = new Set<string>()

  function use(origin: string): void {
    used.delete(origin)
    used.add(origin)
  }

  return {
    find(req) {
      const origin = originOf(req)
      if (siteUrl || isLoopback(origin, port())) return origin
      if (!used.has(origin)) return undefined
      use(origin)
      return origin
    },
    admit(req) {
      use(originOf(req))
      const [oldest] = used
      if (oldest === undefined || used.size <= KEPT_HOSTS) return
      used.delete(oldest)
      forget(oldest)
    },
  }
}

function isLoopback(origin: string, port: number): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => origin === `http://${name}:${port}`)
}
