import cluster, { type Worker } from 'node:cluster'
import { Registry } from 'prom-client'
import { inTime } from '../inTime.ts'
import { measureJobs } from './jobMetrics.ts'
import { measureLoads } from './loadMetrics.ts'
import type { MetricsSource } from './metrics.ts'
import { type Counters, createMetricsSum } from './metricsSum.ts'
import { measureProcess } from './processMetrics.ts'

/** A worker with a free event loop answers at once; one that waits for the database gives it a second. */
const WORKER_MS = 3000
/** Longer than the leading process waits for the other workers. */
const LEADER_MS = 5000

/** The leading process asks a worker for its own counters. A worker asks it for all, because only it can ask the others. */
type Message =
  | { metrics: 'count' }
  | { metrics: 'counted'; counters: Counters }
  | { metrics: 'ask'; id: number }
  /** Without a text the leading process failed; its log has the reason. */
  | { metrics: 'answer'; id: number; text?: string }

/**
 * In the leading process: adds up the counters of the workers and its own, and sends the sum to the worker that asked.
 * @param ready the workers that serve requests at this moment
 */
export function answerWorkers(ready: ReadonlySet<Worker>, onFailure: (error: unknown) => void): void {
  const own = new Registry()
  measureJobs(own)
  measureLoads(own)
  const leader = new Registry()
  // Beside the sums of the workers, and in the same panels and alerts.
  leader.setDefaultLabels({ process: 'leader' })
  measureProcess(leader)
  const counting = new WeakMap<Worker, (counters: Counters) => void>()
  const sumOf = createMetricsSum<Worker>({
    ask(worker) {
      const { promise, resolve } = Promise.withResolvers<Counters>()
      counting.set(worker, resolve)
      send(worker, { metrics: 'count' })
      return promise
    },
    own: [own, leader],
    patienceMs: WORKER_MS,
  })
  cluster.on('message', (worker, message: unknown) => {
    if (!isOurs(message)) return
    if (message.metrics === 'counted') counting.get(worker)?.(message.counters)
    if (message.metrics === 'ask') void answer(worker, message.id)
  })

  async function answer(worker: Worker, id: number): Promise<void> {
    try {
      send(worker, { metrics: 'answer', id, text: await sumOf(ready) })
    } catch (error) {
      onFailure(error)
      send(worker, { metrics: 'answer', id })
    }
  }

  /** A worker that ends meanwhile needs no message. */
  function send(worker: Worker, message: Message): void {
    worker.send(message, (error) => error && worker.isConnected() && onFailure(error))
  }
}

/** In a worker: `/metrics` reports all workers, whichever of them receives the request. */
export const metricsOfAllWorkers: MetricsSource = (registry) => {
  const waiting = new Map<number, (text: string | undefined) => void>()
  let asked = 0
  process.on('message', (message: unknown) => {
    if (!isOurs(message)) return
    if (message.metrics === 'count') void count()
    if (message.metrics === 'answer') waiting.get(message.id)?.(message.text)
  })

  async function count(): Promise<void> {
    send({ metrics: 'counted', counters: await registry.getMetricsAsJSON() })
  }

  return async () => {
    const id = ++asked
    const answer = new Promise<string | undefined>((resolve) => waiting.set(id, resolve))
    send({ metrics: 'ask', id })
    const text = await inTime(answer, LEADER_MS)
    waiting.delete(id)
    if (text === undefined) throw new Error('The leading process did not answer the question for the metrics.')
    return text
  }

  function send(message: Message): void {
    process.send?.(message)
  }
}

function isOurs(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'metrics' in message
}
