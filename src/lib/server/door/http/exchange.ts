import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../process/log.ts'
import type { Metrics } from '../process/metrics.ts'
import type { RouteClass } from '../routes.ts'

/** How an answer came about: kept before, rendered and kept, rendered by another's request, or not for keeping. */
export type CacheOutcome = 'hit' | 'miss' | 'shared' | 'bypass'

/** One request with its answer to be. */
export interface Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** The path in its one spelling; empty where it cannot be read. Set once, by the door. */
  path: string
  /** Quoted in the answer, the log and the page of an error. None is accepted from outside. */
  readonly id: string
  readonly startedMs: number
}

/** Something ready to be sent. */
export interface Answer {
  status: number
  /** Flat list of names and values; complete but for the request's own id. */
  head: readonly string[]
  /** Not sent in answer to HEAD. */
  body: Buffer | null
  route: RouteClass
  cache?: CacheOutcome
}

/** Nothing where the answer was sent at once, as a kept page is: even an empty wait would cost a tenth of its time. */
export type Answering = Promise<void> | undefined

export type Send = (exchange: Exchange, answer: Answer) => void

export function openExchange(req: IncomingMessage, res: ServerResponse): Exchange {
  return { req, res, path: '', id: randomUUID(), startedMs: performance.now() }
}

/** Aborts when the connection closes, or when the answer is sent. */
export function goneSignal({ req: { socket }, res }: Pick<Exchange, 'req' | 'res'>): AbortSignal {
  const gone = new AbortController()
  function leave(): void {
    socket.off('close', leave)
    gone.abort()
  }
  if (socket.destroyed) leave()
  // An answer that waits for an earlier one of its connection does not hear of the connection's end.
  socket.once('close', leave)
  res.once('close', leave)
  return gone.signal
}

/** Sends answers, and notes each in the log and the metrics. */
export function createSender({
  noteRequest,
  metrics,
  isStopping,
}: {
  noteRequest: Log['noteRequest']
  metrics: Pick<Metrics, 'count'>
  isStopping: () => boolean
}): Send {
  return ({ req, res, path, id, startedMs }, { status, head, body, route, cache = 'bypass' }) => {
    if (isStopping()) res.shouldKeepAlive = false
    res.writeHead(status, [...head, 'X-Request-Id', id])
    res.end(req.method === 'HEAD' || body === null ? undefined : body)
    const ms = performance.now() - startedMs
    const bytes = body?.length ?? 0
    metrics.count({ route, status, cache, seconds: ms / 1000 })
    noteRequest({ id, method: req.method ?? '', path: withoutSecret(path), status, ms, bytes, cache })
  }
}

/** Paths that end in a secret, which sets a password or confirms a mail address. */
const secretEnd = /^(\/user\/(?:password|mail)\/).+/

function withoutSecret(path: string): string {
  return path.slice(0, 300).replace(secretEnd, '$1…')
}
