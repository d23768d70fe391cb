import cluster, { type Worker } from 'node:cluster'
import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'
import { doorProgram } from '../built.ts'
import { announce, onStopSignal } from './signals.ts'
import { answerWorkers } from './workerMetrics.ts'

/** A worker that ran for a shorter time than this is started again after a pause, which grows each time. */
const SHORT_LIFE_MS = 10_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** Workers finish within their own deadline. This limit is for a worker that hangs. */
const KILL_MS = 15_000

/** Starts `WORKERS` processes that share the port, replaces one that ends, and passes signals on. */
export function leadWorkers(config: Config, env: NodeJS.ProcessEnv): void {
  const ready = new Set<Worker>()
  let announced = false
  let stopping = false
  let pause = FIRST_PAUSE_MS

  function start(): void {
    const startedMs = Date.now()
    const worker = cluster.fork(env)
    note('info', 'worker started', { pid: worker.process.pid })
    worker.on('listening', ({ port }) => {
      ready.add(worker)
      if (announced || ready.size < config.workers) return
      announced = true
      announce(config, port)
    })
    worker.on('exit', (code, signal) => {
      ready.delete(worker)
      if (stopping) return
      note('warn', 'worker ended', { pid: worker.process.pid, code, signal })
      // Before the site has started once, the cause would end the next worker too: a used port, a missing build.
      if (!announced) return void end(1)
      pause = Date.now() - startedMs < SHORT_LIFE_MS ? Math.min(pause * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS
      setTimeout(() => stopping || start(), pause)
    })
  }

  async function end(status: number): Promise<never> {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const worker of workers) worker.process.kill('SIGTERM')
    const kill = () => {
      for (const worker of workers) worker.process.kill('SIGKILL')
    }
    setTimeout(kill, KILL_MS).unref()
    await Promise.all(gone)
    process.exit(status)
  }

  cluster.setupPrimary({ exec: fileURLToPath(doorProgram), args: [] })
  answerWorkers(ready, (error) => note('warn', 'metrics of the workers failed', { err: String(error) }))
  onStopSignal(() => end(0))
  for (let count = 0; count < config.workers; count++) start()
}

function note(level: keyof typeof levels, msg: string, facts: object): void {
  process.stdout.write(`${JSON.stringify({ level: levels[level], time: Date.now(), ...facts, msg })}\n`)
}

/** The numbers that pino uses. */
const levels = { info: 30, warn: 40 } as const
