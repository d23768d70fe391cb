import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { Changes } from '../cache/clock.ts'
import type { Runtime } from '../runtime.ts'
import type { Assets } from './assets.ts'
import { createDoor } from './door.ts'
import { createFileAnswers } from './fileAnswers.ts'
import { createHeld, HOLD_MS, renderPatiently } from './heldRequests.ts'
import { createFreshness } from './page-cache/freshness.ts'
import { createKeptOrigins } from './page-cache/keptOrigins.ts'
import { createKeptPages, originTag } from './page-cache/keptPages.ts'
import { createPageCache } from './page-cache/pageCache.ts'
import { createKnownSite } from './page-cache/knownSite.ts'
import { statePaths } from './health.ts'
import type { Log } from './process/log.ts'
import { createMetrics, type MetricsSource } from './process/metrics.ts'
import { measureSite } from './process/siteMetrics.ts'
import type { Render } from './renderer.ts'
import { createSiteAnswers } from './siteAnswers.ts'
import { BrokenOff } from './http/body.ts'
import { boundStreams } from './http/boundStreams.ts'
import { addressOf, originReader } from './http/caller.ts'
import { createSender, type Exchange } from './http/exchange.ts'
import { createRefuse } from './http/refuse.ts'
import { listen } from './http/server.ts'
import { traceOf } from './http/trace.ts'
import { QueueFull } from './workQueue.ts'

/** A door that is open. */
export interface OpenDoor {
  port: number
  /**
   * Closes it. `/readyz` returns 503 at once. After `drainMs`, in which a load balancer can notice this, no new
   * connections are accepted. Requests in progress finish.
   */
  stop(options?: { drainMs?: number }): Promise<void>
}

/** The parts of `Runtime` that the door itself needs. The pages need all of it. */
export type DoorRuntime = Pick<Runtime, 'config' | 'db' | 'log' | 'clock' | 'site' | 'keptParts' | 'now'>

interface Parts {
  runtime: DoorRuntime
  render: Render
  assets: Pick<Assets, 'get'>
  noteRequest?: Log['noteRequest']
  metricsSource?: MetricsSource | undefined
  /** Adds what the pages measure. */
  measurePages?: (registry: Registry) => void
  /** How long a request that only reads waits for the database. */
  holdMs?: number
  /** How long a client may take for one part of a stream. */
  partMs?: number | undefined
}

/** The time limit for requests in progress when the door closes. */
const FINISH_MS = 10_000

/** Opens a door on parts that already exist: those of the built site, or of a test. */
export async function openDoor({
  runtime,
  render: renderOnce,
  assets,
  noteRequest = (entry) => runtime.log.info(entry, 'request'),
  metricsSource = (registry) => () => registry.metrics(),
  measurePages,
  holdMs = HOLD_MS,
  partMs,
}: Parts): Promise<OpenDoor> {
  const { config, clock, db, log } = runtime
  let stopping = false
  let port = config.port
  const isStopping = () => stopping
  const freshness = createFreshness(clock, log, db.standby)
  const held = createHeld(freshness, holdMs)
  const render = renderPatiently(renderOnce, { freshness, held, log })
  const kept = openKept(runtime, render)
  const knownSite = createKnownSite(runtime.site, clock)
  const originOf = originReader(config, (host) => knownSite.isOwnHost(host))
  const metrics = createMetrics({
    pages: kept.size,
    parts: runtime.keptParts.size,
    answers: () => db.keptAnswers(),
    pools: () => db.load(),
    queues: () => ({ ...render.load?.(), held: held.load() }),
    source: freshness.source,
  })
  measureSite(metrics.registry, db, runtime.now)
  measurePages?.(metrics.registry)
  const { send, sendStream } = createSender({ noteRequest, metrics, isStopping, partMs })
  const addressOfClient = (req: IncomingMessage) => addressOf(req, config)
  const refuse = createRefuse({ originOf, site: runtime.site, send, log })
  const answer = createDoor({
    send,
    sendFile: createFileAnswers(send, addressOfClient),
    refuse,
    assets,
    state: statePaths({ config, db, send, refuse, isStopping, metrics: metricsSource(metrics.registry), log }),
    site: createSiteAnswers({
      originOf,
      addressOf: addressOfClient,
      site: knownSite.site,
      freshness,
      held,
      render,
      kept: kept.pages,
      keptOrigins: createKeptOrigins({ siteUrl: config.siteUrl, originOf, port: () => port }, kept.forget),
      send,
      sendStream: boundStreams(sendStream, refuse),
      refuse,
      log,
    }),
    onFailure: (error, exchange) => noteFailure(log, error, exchange),
    traceOf: (req) => traceOf(req, config),
  })
  const server = await listen(answer, config)
  port = server.port
  return {
    port,
    async stop({ drainMs = 0 } = {}) {
      stopping = true
      if (drainMs > 0) await delay(drainMs)
      await server.close(FINISH_MS)
      knownSite.forget()
      kept.close()
    },
  }
}

/** Files have their own, smaller part of the memory. A client that invents file addresses cannot push out the pages. */
const FILES_SHARE = 1 / 4

function openKept({ config, clock, now, log }: DoorRuntime, render: Render) {
  const limit = config.pageCacheBytes
  const caches = { pages: createPageCache(limit * (1 - FILES_SHARE)), files: createPageCache(limit * FILES_SHARE) }
  const page = createKeptPages({ cache: caches.pages, render, now, log })
  const file = createKeptPages({ cache: caches.files, render, now, log })
  function drop(changes: Changes): void {
    page.changed(changes)
    file.changed(changes)
  }
  const close = clock.onChange(drop)
  return {
    pages: limit > 0 ? { page, file, named: file } : undefined,
    close,
    forget: (origin: string) => drop(new Set([originTag(origin)])),
    size() {
      const [pages, files] = [caches.pages.size(), caches.files.size()]
      return { entries: pages.entries + files.entries, bytes: pages.bytes + files.bytes }
    },
  }
}

function noteFailure(log: DoorRuntime['log'], error: unknown, { id }: Exchange): void {
  if (error instanceof BrokenOff) log.debug({ id }, 'request broken off')
  else if (error instanceof QueueFull) log.debug({ id }, 'refused: too much work waits')
  else log.error({ err: error, id }, 'request failed')
}
