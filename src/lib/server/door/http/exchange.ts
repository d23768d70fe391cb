import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AnswerBody, AsciiBody, SHORT_BYTES } from '../../http/answerBody.ts'
import { BrokenOff } from './body.ts'
import { writeHead } from './keptHead.ts'
import { type KeptMessage, sendKept } from './keptMessage.ts'
import { IDLE_MS } from './idle.ts'
import type { Log } from '../process/log.ts'
import type { Metrics } from '../process/metrics.ts'
import type { CacheOutcome } from '../cacheOutcome.ts'
import type { RouteClass } from '../routes.ts'

/** One request with its response. */
export interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** The normalised path, or empty if it is not valid. The door sets it once. */
  path: string
  /** The address cannot be read, so the site's page of a missing address has the status 400. */
  unreadable: boolean
  /** Shown in the response, the log and the error page: the trace of a trusted proxy, never an id of the client. */
  readonly id: string
  readonly startedMs: number
}

/** A response that is ready to be sent. */
export interface Answer {
  status: number
  /** Flat list of names and values, complete except for the request's own id, and the length if it is missing. */
  head: readonly string[]
  /** The headers do not have the length of the body yet. */
  lacksLength?: boolean | undefined
  /** Not sent in response to HEAD. */
  body: AnswerBody | null
  /** The same body, if it is short and is sent many times with this head. */
  message?: KeptMessage | undefined
  route: RouteClass
  cache?: CacheOutcome
}

/**
 * `undefined` if the response was sent at once, like a cached page. Even an empty wait would cost a tenth of its time.
 */
export type Answering = Promise<void> | undefined

export type Send = (exchange: Exchange, answer: Answer) => void

/** @throws BrokenOff if the client disconnects before the end */
export type SendStream = (
  exchange: Exchange,
  answer: Omit<Answer, 'body'> & { stream: ReadableStream<Uint8Array> },
) => Promise<void>

/** Begins an exchange at this moment; its path is set when the target is read. */
export function openExchange(req: IncomingMessage, res: ServerResponse, id: string = randomUUID()): Exchange {
  return { req, res, path: '', unreadable: false, id, startedMs: performance.now() }
}

/** Aborts when the connection closes, or when the response is sent. */
export function goneSignal({ req: { socket }, res }: Pick<Exchange, 'req' | 'res'>): AbortSignal {
  const gone = new AbortController()
  function leave(): void {
    socket.off('close', leave)
    // Without a reason, each request would create an error with its stack.
    gone.abort(left)
  }
  if (socket.destroyed) leave()
  // A response that waits for an earlier one on its connection gets no event when the connection ends.
  socket.once('close', leave)
  res.once('close', leave)
  return gone.signal
}

const left = new BrokenOff()

/** Sends responses, whole or as a stream, and records each in the log and the metrics. */
export function createSender({
  noteRequest,
  metrics,
  isStopping,
  partMs = IDLE_MS,
}: {
  noteRequest: Log['noteRequest']
  metrics: Pick<Metrics, 'count'>
  isStopping: () => boolean
  /** How long a client may take for one part of a stream. */
  partMs?: number | undefined
}): { send: Send; sendStream: SendStream } {
  function begin(exchange: Exchange, answer: Pick<Answer, 'status' | 'head'>, length?: number): void {
    const { res, id } = exchange
    if (isStopping()) res.shouldKeepAlive = false
    writeHead(res, statusOf(exchange, answer), answer.head, { id, length })
  }

  function sendAtOnce({ req, res, id }: Exchange, { status, head, message }: Answer): boolean {
    const isUsual = status === 200 && req.method === 'GET' && !isStopping()
    return message !== undefined && isUsual && sendKept(res, { head, id }, message)
  }

  function note(exchange: Exchange, answer: Omit<Answer, 'body'>, bytes: number): void {
    const { route, cache = 'bypass' } = answer
    const status = statusOf(exchange, answer)
    const { req, path, id, startedMs } = exchange
    const ms = performance.now() - startedMs
    metrics.count({ route, status, cache, seconds: ms / 1000 })
    noteRequest({ id, method: req.method ?? '', path: withoutSecret(path), status, ms, bytes, cache })
  }

  return {
    send(exchange, answer) {
      const { body } = answer
      if (!sendAtOnce(exchange, answer)) {
        begin(exchange, answer, answer.lacksLength ? body?.length : undefined)
        if (exchange.req.method === 'HEAD' || body === null) exchange.res.end()
        else if (body instanceof AsciiBody) exchange.res.end(body.text, 'latin1')
        else if (body.length <= SHORT_BYTES) exchange.res.end(body.toString('latin1'), 'latin1')
        else exchange.res.end(body)
      }
      note(exchange, answer, body?.length ?? 0)
    },
    async sendStream(exchange, { stream, ...answer }) {
      const { req, res } = exchange
      const gone = goneSignal(exchange)
      let bytes = 0
      try {
        if (req.method === 'HEAD') await stream.cancel()
        else {
          for await (const chunk of stream) {
            if (gone.aborted) throw new BrokenOff()
            // Until the first part exists, a failure still gets a refusal.
            if (!res.headersSent) begin(exchange, answer)
            bytes += chunk.length
            if (!res.write(chunk)) await drained(res, { gone, partMs })
          }
        }
        if (!res.headersSent) begin(exchange, answer)
        res.end()
      } finally {
        if (res.headersSent) note(exchange, answer, bytes)
      }
    },
  }
}

function statusOf({ unreadable }: Exchange, { status }: Pick<Answer, 'status'>): number {
  return unreadable && status === 404 ? 400 : status
}

/**
 * Waits until the client has taken a part. A client that takes too long is disconnected: with one byte a minute it
 * would keep one of few streams for as long as it likes.
 */
async function drained(res: ServerResponse, { gone, partMs }: { gone: AbortSignal; partMs: number }): Promise<void> {
  const timer = setTimeout(() => res.destroy(), partMs)
  try {
    await once(res, 'drain', { signal: gone })
  } catch {
    throw new BrokenOff()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Paths that end in a secret, which sets a password, confirms a mail address, ends mails or opens a person's calendar.
 */
const secretEnd = /^(\/(?:user\/(?:password|mail|invitation)|calendar)\/).+/

function withoutSecret(path: string): string {
  const isSecret = path.startsWith('/user/') || path.startsWith('/calendar/')
  return isSecret ? path.slice(0, 300).replace(secretEnd, '$1…') : path.slice(0, 300)
}
