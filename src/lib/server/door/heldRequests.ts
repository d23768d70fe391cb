import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/failures.ts'
import { callerOf } from '../network/callers.ts'
import { noBody } from './http/body.ts'
import { nothingInline } from './http/contentPolicy.ts'
import type { Freshness } from './page-cache/freshness.ts'
import { isSignedIn } from './page-cache/visitorKey.ts'
import type { RenderRequest, Render, Rendered } from './renderer.ts'
import type { QueueLoad } from '../memory/loads.ts'
import { createWaitingLines } from './waitingLines.ts'

/** A failover takes 20 s at most; most people wait half of this for a page, and the rest come again. */
export const HOLD_MS = 10_000
/** Each holds a connection and a few KB. Networks share these places. */
const MOST_HELD = 200
const LOOK_EVERY_MS = 100

/** A request that only reads and waits for the database. */
export interface Holding {
  /** A standby does not answer what depends on the user. */
  isPersonal: boolean
  /** The network of the request. */
  network: string
  gone: AbortSignal | undefined
  /** When the request began, by `performance.now()`. */
  startedMs?: number
}

/** Requests that only read and wait for the database. */
export interface Held {
  /**
   * Waits until the database answers. Returns `false` if it does not answer in time, too many wait already, or the
   * client has left.
   */
  until(holding: Holding): Promise<boolean>
  load(): QueueLoad
}

/** A place of a request that waits. */
interface HeldPlace {
  isLost: boolean
}

/**
 * If all places are taken, the network with the most waiting requests loses its latest one.
 * @param holdMs counted from the begin of the request
 */
export function createHeld({ sync }: Pick<Freshness, 'sync'>, holdMs = HOLD_MS): Held {
  const places = createWaitingLines<HeldPlace>()

  async function answers(isPersonal: boolean): Promise<boolean> {
    const source = await sync()
    return source === 'primary' || (source === 'standby' && !isPersonal)
  }

  async function look({ isPersonal, gone }: Holding, place: HeldPlace, endMs: number): Promise<boolean> {
    while (performance.now() < endMs && !gone?.aborted) {
      await delay(LOOK_EVERY_MS)
      if (place.isLost) return false
      if (await answers(isPersonal)) return true
    }
    return false
  }

  /** Returns `undefined` if no network has more places than this one. */
  function take(network: string): HeldPlace | undefined {
    if (places.count() >= MOST_HELD) {
      const lost = places.latestOfLongest(network)
      if (!lost) return undefined
      lost.entry.isLost = true
      places.remove(lost.network, lost.entry)
    }
    const place: HeldPlace = { isLost: false }
    places.add(network, place)
    return place
  }

  return {
    async until(holding) {
      const { network, startedMs = performance.now() } = holding
      const place = take(network)
      if (!place) return false
      try {
        return await look(holding, place, startedMs + holdMs)
      } finally {
        places.remove(network, place)
      }
    },
    load: () => ({ running: 0, waiting: places.count() }),
  }
}

/** The door refuses it with a date for another attempt. */
const away: Rendered = {
  status: 503,
  headers: new Headers(),
  body: noBody,
  page: undefined,
  inlineHashes: nothingInline,
}

/** Renders once more what failed because the database went away, when it answers again. Only requests that read. */
export function renderPatiently(
  render: Render,
  { freshness, held, log }: { freshness: Pick<Freshness, 'sync' | 'changes'>; held: Held; log: Pick<Logger, 'warn'> },
): Render {
  /** A call whose session cannot be looked up rejects: it has no language yet for a text about its failure. */
  function afterFailure(error: unknown, { requestId }: RenderRequest): Rendered {
    if (!isDatabaseAway(error)) throw error
    log.warn({ err: error, requestId }, 'database away')
    return away
  }

  async function onceMore(request: RenderRequest, rendered: Rendered, before: number): Promise<Rendered> {
    await freshness.sync()
    if (freshness.changes() === before) return rendered
    const { headers, address, gone } = request
    const isPersonal = isSignedIn(headers.get('cookie') ?? undefined) || headers.has('authorization')
    if (!(await held.until({ isPersonal, network: callerOf(address), gone: gone?.() }))) return away
    return render(request).catch((error: unknown) => afterFailure(error, request))
  }

  /** Nearly all requests need one wait. */
  function patiently(request: RenderRequest): Promise<Rendered> {
    const before = freshness.changes()
    function settle(rendered: Rendered): Rendered | Promise<Rendered> {
      return request.method !== 'GET' || rendered.status < 500 ? rendered : onceMore(request, rendered, before)
    }
    return render(request).then(settle, (error: unknown) => settle(afterFailure(error, request)))
  }
  return Object.assign(patiently, render.load && { load: render.load })
}
