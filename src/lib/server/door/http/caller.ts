import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import type { Config } from '../../config.ts'

/** A name or an address with an optional port (RFC 3986, 3.2.2, without what no browser sends). */
const hostSyntax = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a Host header may be one at all. */
export function isHost(host: string | undefined): host is string {
  return host !== undefined && hostSyntax.test(host)
}

/** Tells under which scheme and host people reach the site: `SITE_URL`, else what the request says. */
export function originReader({ siteUrl, trustProxy }: Pick<Config, 'siteUrl' | 'trustProxy'>): OriginOf {
  const fixed = siteUrl && new URL(siteUrl).origin
  return ({ headers }) => {
    if (fixed) return fixed
    const secure = trustProxy && lastHop(headers['x-forwarded-proto']) === 'https'
    return `${secure ? 'https' : 'http'}://${(headers.host ?? 'localhost').toLowerCase()}`
  }
}

export type OriginOf = (req: Pick<IncomingMessage, 'headers'>) => string

/**
 * Address of the person who asks. Behind a proxy that is the last hop it noted: what stands before
 * that was written by the person's own side.
 */
export function addressOf(req: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = trustProxy ? lastHop(req.headers['x-forwarded-for']) : undefined
  return forwarded && isIP(forwarded) ? forwarded : (req.socket.remoteAddress ?? '')
}

/** The network of an address, by which clients take turns: one IPv6 client has a whole /64 of addresses (RFC 4291). */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail].map((groups) => groups?.split(':').filter(Boolean) ?? [])
  const missing = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  const groups = [...(first ?? []), ...missing, ...(last ?? [])].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Whether the other end of the connection is this machine itself. */
export function isFromThisMachine(req: IncomingMessage): boolean {
  const peer = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return peer === '::1' || peer.startsWith('127.')
}

function lastHop(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header.join() : header)?.split(',').at(-1)?.trim()
}
