import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Assets, LASTING_FILES } from './assets.ts'
import type { SendFile } from './fileAnswers.ts'
import { namesOneHost } from './http/caller.ts'
import { expectsContinue } from './http/body.ts'
import { traces } from '../db/traces.ts'
import { type Answering, type Exchange, openExchange, type Send } from './http/exchange.ts'
import type { AnswerState } from './health.ts'
import type { Refuse } from './http/refuse.ts'
import { pathOf, readTarget, type Target } from './http/target.ts'
import type { Trace } from './http/trace.ts'
import { isApi } from './routes.ts'
import { QueueFull } from './workQueue.ts'

/** Methods that some route may support. Any other method is refused before the path is read. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export interface DoorParts {
  send: Send
  sendFile: SendFile
  refuse: Refuse
  assets: Pick<Assets, 'get'>
  /** Handles the paths that report the state of the program (`/healthz`). */
  state: ReadonlyMap<string, AnswerState>
  /** Handles everything else: pages and API calls. */
  site: (exchange: Exchange, target: Target) => Answering
  onFailure: (error: unknown, exchange: Exchange) => void
  /** The trace that a trusted proxy in front began. */
  traceOf: (req: IncomingMessage) => Trace | undefined
}

/** The listener for every request. It refuses invalid requests, sends files, and passes the rest to the site. */
export function createDoor({ send, sendFile, refuse, assets, state, site, onFailure, traceOf }: DoorParts) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const trace = traceOf(req)
    const exchange = openExchange(req, res, trace?.id)
    if (trace) traces.run(trace.parent, begin, exchange)
    else begin(exchange)
  }

  function begin(exchange: Exchange): void {
    try {
      answer(exchange)?.catch((error: unknown) => fail(exchange, error))
    } catch (error) {
      fail(exchange, error)
    }
  }

  function fail(exchange: Exchange, error: unknown): void {
    onFailure(error, exchange)
    const { res } = exchange
    const status = error instanceof QueueFull ? 503 : 500
    if (res.headersSent || res.destroyed) {
      res.destroy()
      return
    }
    refuse(exchange, status).catch((again: unknown) => {
      onFailure(again, exchange)
      res.destroy()
    })
  }

  function answer(exchange: Exchange): Answering {
    const { req } = exchange
    const method = req.method ?? ''
    const target = readTarget(req.url ?? '')
    exchange.path = pathOf(target)
    if (!knownMethods.has(method)) return refuse(exchange, 501)
    if (!namesOneHost(req)) return refuse(exchange, 400)
    if ('refused' in target) return refuse(exchange, target.refused)
    if (req.headers.expect !== undefined && !expectsContinue(req)) return refuse(exchange, 417)
    const reads = method === 'GET' || method === 'HEAD'
    if ('redirect' in target) {
      return reads ? redirect(exchange, target.redirect) : refuse(exchange, 400)
    }
    if ('unreadable' in target) {
      if (!reads || isApi(req.url ?? '')) return refuse(exchange, 400)
      exchange.unreadable = true
      return notFound(exchange, target.unreadable)
    }
    // This page is shown instead of a page that failed. A direct request for it would look like a failure.
    if (target.path === '/500') return reads ? notFound(exchange, target.query) : refuse(exchange, 404)
    const file = assets.get(target.path)
    const ownAnswer = state.get(target.path)
    // A proxy in front refuses these paths to strangers, in this spelling only.
    if (ownAnswer && !isSpelled(target.path, req)) return refuse(exchange, 404)
    if ((file || ownAnswer) && !reads) return refuse(exchange, 405, ['Allow', 'GET, HEAD'])
    if (file) return sendFile(exchange, file)
    if (ownAnswer) return ownAnswer(exchange)
    // Every file that the build named this way is in `assets`. An old name exists nowhere else.
    if (target.path.startsWith(`/${LASTING_FILES}`)) return refuse(exchange, 404)
    return site(exchange, target)
  }

  /** The page that the site shows for an address without a page, in the user's language. */
  function notFound(exchange: Exchange, query: string): Answering {
    return site(exchange, { path: '/not-found', query })
  }

  function redirect(exchange: Exchange, to: string): undefined {
    const head = ['Location', to, 'Content-Length', '0', 'Cache-Control', 'private, no-store']
    send(exchange, { status: 308, head, body: null, route: 'page' })
  }
}

/** Whether the request spells its path like this: no origin, nothing encoded, no slash at the end. */
function isSpelled(path: string, { url = '' }: IncomingMessage): boolean {
  return url === path || url.startsWith(`${path}?`)
}
