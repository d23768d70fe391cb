import cluster from 'node:cluster'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { findAssets } from './assets.ts'
import { clientFolder } from './built.ts'
import { openLog } from './process/log.ts'
import type { MetricsSource } from './process/metrics.ts'
import { type OpenDoor, openDoor } from './openDoor.ts'
import { loadRenderer, warmUp } from './renderer.ts'
import { openRuntime } from './openRuntime.ts'
import { inTime } from './inTime.ts'
import { measureJobs } from './process/jobMetrics.ts'
import { measureSearch } from './process/searchMetrics.ts'
import { fileSecurity } from './http/securityHeaders.ts'

/** The time limit for mails in progress after the last response. A worker then ends before it would be killed. */
const UNDER_WAY_MS = 4_000

/**
 * Opens the built site on a migrated database.
 * @throws the system's error if the port is in use
 */
export async function startDoor(
  config: Config,
  { metricsSource }: { metricsSource?: MetricsSource | undefined } = {},
): Promise<OpenDoor> {
  const { log, noteRequest, flush } = openLog(config)
  const runtime = await openRuntime(config, log)
  const render = await loadRenderer(runtime)
  await warmUp(render, log)
  const assets = findAssets(clientFolder, fileSecurity({ secure: config.siteUrl.startsWith('https:') }))
  const measurePages = (registry: Registry) => {
    measureSearch(registry, runtime.search)
    if (cluster.isPrimary) measureJobs(registry)
  }
  const door = await openDoor({ runtime, render, assets, noteRequest, metricsSource, measurePages })
  assets.readAll().catch((error) => log.error({ err: error }, 'a file of the build could not be read'))
  return {
    port: door.port,
    async stop(options) {
      await door.stop(options)
      await inTime(runtime.pendingWork.done(), UNDER_WAY_MS)
      await runtime.db.close()
      flush()
    },
  }
}
