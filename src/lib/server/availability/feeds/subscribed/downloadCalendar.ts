import type { LookupAddress } from 'node:dns'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request } from 'node:https'
import { checkedAddress } from './checkedAddress.ts'
import { isPublicAddress } from '../../../network/isPublicAddress.ts'
import type { Outside } from './outside.ts'
import { Unreadable } from './unreadable.ts'

/** The version of a calendar, in the words of its server. */
export interface Validators {
  etag: string | null
  last_modified: string | null
}

export interface DownloadedCalendar extends Validators {
  text: string
}

interface Download {
  /** Of the version that is known; the answer may be that it has not changed. */
  known: Validators
  outside: Outside
  /** Ends the download: the time is over, or the process ends. */
  signal: AbortSignal
}

const MOST_BYTES = 2 * 2 ** 20
const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const GONE = new Set([401, 403, 404, 410])
/** Longer validators are not kept. */
const MOST_VALIDATOR = 500

/**
 * Downloads a calendar; `null`: it has not changed. The addresses of each host on the way are checked, and the
 * connection goes to the checked address, so another answer of the name server has no effect.
 * @throws Unreadable
 */
export async function downloadCalendar(address: string, download: Download): Promise<DownloadedCalendar | null> {
  let at = checkedAddress(address)
  for (let redirects = 0; ; redirects++) {
    if (!at) throw new Unreadable('address_refused')
    if (redirects > MOST_REDIRECTS) throw new Unreadable('too_many_redirects')
    const response = await ask(at, download)
    try {
      const status = response.statusCode ?? 0
      const next = REDIRECTS.has(status) ? response.headers.location : undefined
      if (next === undefined) return await readAnswer(response, status, download)
      at = URL.canParse(next, at) ? checkedAddress(new URL(next, at).href) : undefined
    } finally {
      response.destroy()
    }
  }
}

async function ask(url: URL, { known, outside, signal }: Download): Promise<IncomingMessage> {
  const checked = await checkedHost(url.hostname, outside, signal)
  const { port, ...reached } = outside.reach(checked)
  const options: RequestOptions & { ca?: string } = {
    port,
    signal,
    // A connection of its own: a kept one would not ask `lookup`.
    agent: false,
    lookup: (_host, { all }, found) => (all ? found(null, [reached]) : found(null, reached.address, reached.family)),
    headers: {
      Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      'Accept-Encoding': 'identity',
      'User-Agent': 'Mozilla/5.0 (compatible; calendar subscription)',
      ...(known.etag !== null && { 'If-None-Match': known.etag }),
      ...(known.last_modified !== null && { 'If-Modified-Since': known.last_modified }),
    },
    maxHeaderSize: 16_384,
    ...(outside.ca !== undefined && { ca: outside.ca }),
  }
  const { promise: answer, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  let sent: ClientRequest | undefined
  try {
    sent = request(url, options)
    sent.once('response', resolve)
    // An error after the response is found by the reader of the body.
    sent.on('error', reject)
    // Without a response or an error: the server has switched to another protocol.
    sent.once('close', () => reject(new Unreadable('unreachable')))
    sent.end()
    return await answer
  } catch (error) {
    sent?.destroy()
    throw failureOf(error, signal)
  }
}

/** One unsuitable address is enough to refuse a host, because it may choose among its addresses. */
async function checkedHost(host: string, outside: Outside, signal: AbortSignal): Promise<LookupAddress> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = () => reject(signal.reason)
  signal.addEventListener('abort', end, { once: true })
  try {
    signal.throwIfAborted()
    const addresses = await Promise.race([outside.resolve(host), ended])
    const [first] = addresses
    if (!first) throw new Unreadable('unreachable')
    if (!addresses.every(({ address }) => isPublicAddress(address))) throw new Unreadable('address_refused')
    return first
  } catch (error) {
    throw failureOf(error, signal)
  } finally {
    signal.removeEventListener('abort', end)
  }
}

async function readAnswer(
  response: IncomingMessage,
  status: number,
  { known, signal }: Download,
): Promise<DownloadedCalendar | null> {
  const { headers } = response
  if (status === 304 && (known.etag !== null || known.last_modified !== null)) return null
  if (GONE.has(status)) throw new Unreadable('not_found')
  if (status !== 200) throw new Unreadable('unreachable')
  // Compression was refused: its size is known only after it was unpacked.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Unreadable('not_a_calendar')
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw new Unreadable('too_large')
  const text = await readText(response, signal)
  return { text, etag: validator(headers.etag), last_modified: validator(headers['last-modified']) }
}

async function readText(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) throw new Unreadable('too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw failureOf(error, signal)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function validator(header: string | undefined): string | null {
  return header !== undefined && header !== '' && header.length <= MOST_VALIDATOR ? header : null
}

/** Errors of the network are all the same to the owner; they hold addresses, so they are not shown. */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof Unreadable) return error
  if (signal.aborted) return isTimeout(signal.reason) ? new Unreadable('too_slow') : signal.reason
  return new Unreadable('unreachable')
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}
