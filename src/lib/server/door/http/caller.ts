import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { memo } from '#shared/memo.ts'
import type { Config } from '../../config.ts'

/** A name or an address with an optional port (RFC 3986, 3.2.2, without the forms that no browser sends). */
const hostSyntax = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Whether a Host header is valid, so that it can be part of an address of the site. */
export function isHost(host: string | undefined): host is string {
  return host !== undefined && host.length <= LONGEST_HOST && isName(host)
}

/** A name has 253 characters at most, and a port follows it. */
const LONGEST_HOST = 260
// Nearly all requests name the same few hosts.
const isName = memo(100, (host: string) => hostSyntax.test(host) && URL.canParse(`http://${host}`))

/** Whether the request names exactly one host (RFC 9112, 3.2). */
export function namesOneHost({ headers: { host }, rawHeaders, url = '' }: Named): boolean {
  if (!isHost(host)) return false
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count++
  }
  if (count !== 1) return false
  return url.startsWith('/') || isUnder(host, url)
}

type Named = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>

/** Whether `GET http://host/path` names the same host as its Host header. */
function isUnder(host: string, url: string): boolean {
  return !URL.canParse(url) || new URL(url).host === new URL(`http://${host}`).host
}

/**
 * Returns the scheme and host under which users reach the site: `SITE_URL`, or else those of the request. With
 * `SITE_URL`, the only other hosts are those that an organisation has; their scheme and port are those of `SITE_URL`,
 * so that a client cannot invent an origin.
 * @param isOwnHost whether a host name (without a port) belongs to an organisation
 */
export function originReader(
  { siteUrl, trustProxy }: Pick<Config, 'siteUrl' | 'trustProxy'>,
  isOwnHost: (host: string) => boolean = () => false,
): OriginOf {
  const fixed = siteUrl ? new URL(siteUrl) : undefined
  return (req) => {
    const host = (req.headers.host ?? 'localhost').toLowerCase()
    if (fixed) {
      const name = withoutHostPort(host)
      return isOwnHost(name) ? fixed.origin.replace(fixed.hostname, name) : fixed.origin
    }
    const secure = isProxy(req, trustProxy) && lastHop(req.headers['x-forwarded-proto']) === 'https'
    return (secure ? secureOrigin : plainOrigin)(host)
  }
}

// The same text each time: what is known of an origin is found by it.
const secureOrigin = memo(100, (host: string) => `https://${host}`)
const plainOrigin = memo(100, (host: string) => `http://${host}`)

function withoutHostPort(host: string): string {
  // linear: a port has at most five digits, at the end.
  return host.replace(/:\d{1,5}$/, '')
}

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>

export type OriginOf = (req: Asking) => string

/** Whether the other end of the connection is a proxy whose headers name the client. */
export function isProxy({ socket }: Asking, trusted: Config['trustProxy']): boolean {
  if (typeof trusted === 'boolean') return trusted
  const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  return isIP(peer) !== 0 && proxiesOf(trusted).check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
}

const lists = new WeakMap<readonly string[], BlockList>()

function proxiesOf(trusted: readonly string[]): BlockList {
  let list = lists.get(trusted)
  if (list) return list
  list = new BlockList()
  for (const entry of trusted) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  lists.set(trusted, list)
  return list
}

/**
 * The address of the client. Behind a proxy this is the last hop that the proxy noted. The client's side wrote
 * everything before it.
 */
export function addressOf(req: IncomingMessage, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const hop = isProxy(req, trustProxy) ? lastHop(req.headers['x-forwarded-for']) : undefined
  const forwarded = hop && withoutPort(hop)
  return forwarded && isIP(forwarded) ? forwarded : (req.socket.remoteAddress ?? '')
}

/** Whether the other end of the connection is this machine itself. */
export function isFromThisMachine(req: IncomingMessage): boolean {
  const peer = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return peer === '::1' || peer.startsWith('127.')
}

/** Some proxies write `1.2.3.4:567` or `[2001:db8::1]:567`. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([\da-f:.]{2,45})\]|([\d.]{7,15}))(?::\d{1,5})?$/i.exec(hop) ?? []
  return bracketed ?? plain ?? hop
}

function lastHop(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header.join() : header)?.split(',').at(-1)?.trim()
}
