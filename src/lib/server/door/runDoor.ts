import cluster from 'node:cluster'
import pino from 'pino'
import { type Config, readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { runJobs } from '../jobs/runJobs.ts'
import { openLog } from './process/log.ts'
import { announce, onStopSignal } from './process/signals.ts'
import { startDoor } from './startDoor.ts'
import { metricsOfAllWorkers } from './process/workerMetrics.ts'
import { leadWorkers } from './process/workers.ts'

/**
 * The whole life of the server process: migrates, opens the door (with `WORKERS` over 1 in as many processes), says
 * where it listens, and closes it on SIGTERM or SIGINT. What keeps it from starting is one sentence and status 1.
 * @param env as `readConfig` takes it
 */
export async function runDoor(env: NodeJS.ProcessEnv): Promise<void> {
  process.on('uncaughtException', (error) => {
    complain('uncaught exception', error)
    process.exit(1)
  })
  try {
    const config = readConfig(env)
    if (cluster.isPrimary) await migrateOnce(config)
    const endJobs = cluster.isPrimary ? runJobs(config, openLog(config).log) : undefined
    if (cluster.isPrimary && config.workers > 1) leadWorkers(config, env)
    else await serve(config)
    // Not sooner: whoever listens for a signal keeps it from ending a process that is only just starting.
    if (endJobs) onStopSignal(endJobs)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** For what happens outside of any door, which has a log of its own. */
function complain(msg: string, error: unknown): void {
  const err = error instanceof Error ? pino.stdSerializers.err(error) : String(error)
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), err, msg })}\n`)
}

async function migrateOnce({ databaseUrl }: Config): Promise<void> {
  const db = openDatabase(databaseUrl)
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
