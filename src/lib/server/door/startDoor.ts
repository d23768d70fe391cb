import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Runtime } from '../runtime.ts'
import { type Assets, loadAssets } from './assets.ts'
import { addressOf, originReader } from './wire/caller.ts'
import { createDoor } from './door.ts'
import { createSender } from './wire/exchange.ts'
import { createFreshness } from './kept/freshness.ts'
import { statePaths } from './life/health.ts'
import { createKeptPages } from './kept/keptPages.ts'
import { type Log, openLog } from './life/log.ts'
import { createMetrics, type MetricsSource } from './life/metrics.ts'
import { createKeptOrigins } from './kept/keptOrigins.ts'
import { createPageCache } from './kept/pageCache.ts'
import { createRefuse } from './wire/refuse.ts'
import { loadRenderer, type Render, warmUp } from './renderer.ts'
import { openRuntime } from './runtime.ts'
import { fileSecurity } from './wire/securityHeaders.ts'
import { listen } from './wire/server.ts'
import { createSiteAnswers } from './siteAnswers.ts'

/** A door that is open. */
export interface OpenDoor {
  port: number
  /**
   * Closes it: `/readyz` answers 503 at once; after `drainMs`, in which a load balancer notices, nobody new is let in;
   * requests under way finish.
   */
  stop(options?: { drainMs?: number }): Promise<void>
}

/** What a door needs of its process; the pages need the whole `Runtime`. */
export type DoorRuntime = Pick<Runtime, 'config' | 'db' | 'log' | 'clock' | 'site' | 'now'>

/** How long requests under way may take once the door closes. */
const FINISH_MS = 10_000

/** Opens the built site of `distDir` on a migrated database. */
export async function startDoor(
  config: Config,
  { distDir = 'dist', metricsSource }: { distDir?: string; metricsSource?: MetricsSource | undefined } = {},
): Promise<OpenDoor> {
  const { log, noteRequest, flush } = openLog(config)
  const runtime = await openRuntime(config, log)
  const secure = config.siteUrl.startsWith('https:')
  const render = await loadRenderer(distDir, runtime)
  await warmUp(render, log)
  const assets = await loadAssets(join(distDir, 'client'), fileSecurity({ secure }))
  const door = await openDoor({ runtime, render, assets, noteRequest, metricsSource })
  return {
    port: door.port,
    async stop(options) {
      await door.stop(options)
      await runtime.db.close()
      flush()
    },
  }
}

/** Opens a door on parts that are there already; tests bring a renderer of their own. */
export async function openDoor({
  runtime,
  render,
  assets,
  noteRequest = (entry) => runtime.log.info(entry, 'request'),
  metricsSource = (registry) => () => registry.metrics(),
}: {
  runtime: DoorRuntime
  render: Render
  assets: Assets
  noteRequest?: Log['noteRequest']
  metricsSource?: MetricsSource | undefined
}): Promise<OpenDoor> {
  const { config, clock, db, log, site } = runtime
  let stopping = false
  let port = config.port
  const isStopping = () => stopping
  const originOf = originReader(config)
  const kept = keptParts(runtime, render)
  const metrics = createMetrics(kept.size)
  const send = createSender({ noteRequest, metrics, isStopping })
  const refuse = createRefuse({ originOf, site, send, log })
  const forget = clock.onChange(kept.changed)
  const answer = createDoor({
    send,
    refuse,
    assets,
    state: statePaths({ config, db, send, refuse, isStopping, metrics: metricsSource(metrics.registry) }),
    site: createSiteAnswers({
      originOf,
      addressOf: (req) => addressOf(req, config),
      site,
      freshness: createFreshness(clock, log),
      render,
      kept: kept.pages,
      keptOrigin: createKeptOrigins(config, originOf, () => port),
      send,
      refuse,
      log,
    }),
    onFailure(error, { id, req }) {
      // Whoever went away before the end needs no answer, and is no failure of ours.
      if (req.destroyed && !req.complete) log.debug({ id }, 'request broken off')
      else log.error({ err: error, id }, 'request failed')
    },
  })
  const server = await listen(answer, config)
  port = server.port
  return {
    port,
    async stop({ drainMs = 0 } = {}) {
      stopping = true
      if (drainMs > 0) await delay(drainMs)
      await server.close(FINISH_MS)
      forget()
    },
  }
}

/** Files have their own, smaller part of the memory: whoever makes up addresses of them cannot crowd out the pages. */
const FILES_SHARE = 1 / 4

function keptParts({ config, now, log }: DoorRuntime, render: Render) {
  const limit = config.pageCacheBytes
  const caches = { page: createPageCache(limit * (1 - FILES_SHARE)), file: createPageCache(limit * FILES_SHARE) }
  const page = createKeptPages({ cache: caches.page, render, now, log })
  const file = createKeptPages({ cache: caches.file, render, now, log })
  return {
    pages: limit > 0 ? { page, file, named: file } : undefined,
    changed(tags: ReadonlySet<string>) {
      page.changed(tags)
      file.changed(tags)
    },
    size() {
      const [pages, files] = [caches.page.size(), caches.file.size()]
      return { entries: pages.entries + files.entries, bytes: pages.bytes + files.bytes }
    },
  }
}
