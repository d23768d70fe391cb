import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Runtime } from '../runtime.ts'
import { type Assets, loadAssets } from './assets.ts'
import { createDoor } from './door.ts'
import { createSender } from './exchange.ts'
import { createFreshness } from './freshness.ts'
import { statePaths } from './health.ts'
import { createKeptPages } from './keptPages.ts'
import { createMetrics, type MetricsText } from './metrics.ts'
import { createKeptOrigins } from './origins.ts'
import { createPageCache, type PageCache } from './pageCache.ts'
import { createRefuse } from './refuse.ts'
import { loadRenderer, type Render } from './renderer.ts'
import { openRuntime } from './runtime.ts'
import { fileSecurity } from './securityHeaders.ts'
import { listen } from './server.ts'
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
  { distDir = 'dist', metricsText }: { distDir?: string; metricsText?: MetricsText | undefined } = {},
): Promise<OpenDoor> {
  const runtime = await openRuntime(config)
  const secure = config.siteUrl.startsWith('https:')
  const render = await loadRenderer(distDir, runtime)
  const assets = await loadAssets(join(distDir, 'client'), fileSecurity({ secure }))
  const door = await openDoor({ runtime, render, assets, metricsText })
  return {
    port: door.port,
    async stop(options) {
      await door.stop(options)
      await runtime.db.close()
      runtime.log.flush()
    },
  }
}

/** Opens a door on parts that are there already; tests bring a renderer of their own. */
export async function openDoor({
  runtime,
  render,
  assets,
  cache = createPageCache(runtime.config.pageCacheBytes),
  metricsText = (registry) => registry.metrics(),
}: {
  runtime: DoorRuntime
  render: Render
  assets: Assets
  cache?: PageCache
  metricsText?: MetricsText | undefined
}): Promise<OpenDoor> {
  const { config, clock, db, log, site, now } = runtime
  let stopping = false
  let port = config.port
  const isStopping = () => stopping
  const metrics = createMetrics(cache)
  const send = createSender({ log, metrics, isStopping })
  const refuse = createRefuse({ config, site, send, log })
  const kept = config.pageCacheBytes > 0 ? createKeptPages({ cache, render, now, log }) : undefined
  const forget = clock.onChange((tags) => kept?.changed(tags))
  const answer = createDoor({
    send,
    refuse,
    assets,
    state: statePaths({ config, db, send, refuse, isStopping, metrics: () => metricsText(metrics.registry) }),
    site: createSiteAnswers({
      config,
      site,
      freshness: createFreshness(clock, log),
      render,
      kept,
      keptOrigin: createKeptOrigins(config, () => port),
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
