import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config.ts'
import type { OriginOf } from '../http/caller.ts'

/** Hosts that pages are kept for while no SITE_URL says under which one people reach the site. */
const KEPT_HOSTS = 4

/**
 * Tells under which origin a kept page may write its links; `undefined` for a host too many, so that made-up Host
 * headers cannot fill the cache. This machine's own names are always among the kept.
 */
export function createKeptOrigins({ siteUrl }: Pick<Config, 'siteUrl'>, originOf: OriginOf, port: () => number) {
  const seen = new Set<string>()
  return (req: IncomingMessage): string | undefined => {
    const origin = originOf(req)
    if (siteUrl || seen.has(origin) || isLoopback(origin, port())) return origin
    if (seen.size >= KEPT_HOSTS) return undefined
    seen.add(origin)
    return origin
  }
}

function isLoopback(origin: string, port: number): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => origin === `http://${name}:${port}`)
}
