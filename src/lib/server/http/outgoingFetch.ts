import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { once } from 'node:events'
import type { CustomFetch, CustomFetchOptions } from 'openid-client'
import { isPublicAddress } from '../network/isPublicAddress.ts'

const SECONDS = 10
/** The keys and the description of a provider have a few kilobytes. */
const MOST_BYTES = 2 ** 20
const MOST_HEADER_BYTES = 16_384

/** All addresses of a host; tests pass their own. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * Requests to an identity provider, bounded in time and bytes, without redirects. Only hosts with public addresses are
 * reached, by TLS; the connection goes to the checked address, so another answer of the name server has no effect.
 * @param internal the schemes and hosts that the deployment allows at private addresses and without TLS
 */
export function outgoingFetch(
  internal: readonly string[],
  resolve: Resolve = (host) => lookup(host, { all: true }),
): CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address)
    const sentText = textOf(body)
    const signal = AbortSignal.timeout(SECONDS * 1000)
    const isInternal = internal.includes(url.origin)
    if (!isInternal && url.protocol !== 'https:') throw new OutgoingRefused(`${url.origin} is not reached without TLS.`)
    const reached = await within(signal, checkedHost(url, { isInternal, resolve }))
    const options: RequestOptions = {
      method,
      headers: { ...headers, 'Accept-Encoding': 'identity' },
      signal,
      // A connection of its own: a kept one would not ask `lookup`.
      agent: false,
      lookup: (_host, { all }, found) => (all ? found(null, [reached]) : found(null, reached.address, reached.family)),
      maxHeaderSize: MOST_HEADER_BYTES,
    }
    const sent = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, options)
    // An error after the response is found by the reader of the body.
    sent.on('error', () => {})
    sent.end(sentText)
    try {
      const [response]: [IncomingMessage] = await once(sent, 'response', { signal }).then(([first]) => [first])
      return new Response(await readBytes(response), {
        status: response.statusCode ?? 500,
        headers: Object.entries(response.headersDistinct).flatMap(([name, values]) =>
          (values ?? []).map((value): [string, string] => [name, value]),
        ),
      })
    } finally {
      sent.destroy()
    }
  }
}

/** A request that this site does not send, or an answer that it does not read. */
export class OutgoingRefused extends Error {}

/** One private address is enough to refuse a host, because it may choose among its addresses. */
async function checkedHost(
  url: URL,
  { isInternal, resolve }: { isInternal: boolean; resolve: Resolve },
): Promise<LookupAddress> {
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''))
  const [first] = addresses
  if (!first) throw new OutgoingRefused(`${url.hostname} has no address.`)
  if (!isInternal && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new OutgoingRefused(`${url.hostname} is not in the public internet.`)
  return first
}

async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([work, ended])
  } finally {
    signal.removeEventListener('abort', end)
  }
}

function textOf(body: CustomFetchOptions['body']): string | undefined {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body)
  throw new OutgoingRefused('Only texts are sent to a provider.')
}

async function readBytes(response: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new OutgoingRefused('The answer of the provider is too large.')
    chunks.push(chunk)
  }
  return bytes === 0 ? null : Buffer.concat(chunks)
}
