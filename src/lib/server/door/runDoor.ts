import cluster from 'node:cluster'
import pino from 'pino'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { clearIncoming } from '../http/incoming.ts'
import { setHeapFlags } from './process/heapFlags.ts'
import { openLog } from './process/log.ts'
import { announce, onStopSignal } from './process/signals.ts'
import { startDoor } from './startDoor.ts'
import { metricsOfAllWorkers } from './process/workerMetrics.ts'
import { leadWorkers } from './process/workers.ts'

/**
 * Runs the server process from start to end. It migrates the database, opens the door (in several processes if
 * `WORKERS` is over 1), prints the address, and closes on SIGTERM or SIGINT. If it cannot start, it prints one sentence
 * and exits with status 1.
 * @param env as `readConfig` takes it
 * @param options `isMigrated`: this process has migrated the database already
 */
export async function runDoor(env: NodeJS.ProcessEnv, { isMigrated = false } = {}): Promise<void> {
  process.on('uncaughtException', (error) => {
    complain('uncaught exception', error)
    process.exit(1)
  })
  try {
    const config = readConfig(env)
    if (cluster.isPrimary) await Promise.all([isMigrated || migrateOnce(config), clearIncoming(config)])
    if (cluster.isPrimary && config.workers > 1) leadWorkers(config, env)
    else await serve(config)
    setHeapFlags()
    if (cluster.isPrimary) await startJobs(config)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Their code is loaded when the site listens, or while its workers start: the start need not wait for it. */
async function startJobs(config: Config): Promise<void> {
  let isStopping = false
  let endJobs: (() => Promise<void>) | undefined
  // Not earlier: a signal listener would keep the signal from ending a process that is still starting.
  onStopSignal(async () => {
    isStopping = true
    await endJobs?.()
  })
  const { runJobs } = await import('../jobs/runJobs.ts')
  if (!isStopping) endJobs = runJobs(config, openLog(config).log)
}

/** Logs a failure outside of a door. A door has its own log. */
function complain(msg: string, error: unknown): void {
  const err = error instanceof Error ? pino.stdSerializers.err(error) : String(error)
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), err, msg })}\n`)
}

async function migrateOnce({ jobsDatabaseUrl }: Config): Promise<void> {
  const db = openDatabase(jobsDatabaseUrl, { patience: 'working' })
  try {
    await migrate(db, new Date())
  } finally {
    await db.close()
  }
}

async function serve(config: Config): Promise<void> {
  const door = await startDoor(config, { metricsSource: cluster.isWorker ? metricsOfAllWorkers : undefined })
  if (cluster.isPrimary) announce(config, door.port)
  onStopSignal(async ({ drainMs }) => {
    await door.stop({ drainMs })
    process.exit(0)
  })
}
