import cluster from 'node:cluster'
import { AggregatorRegistry, Registry } from 'prom-client'
import { measureJobs } from './jobMetrics.ts'
import type { MetricsSource } from './metrics.ts'

/** A worker asks the leading process, because only that process can ask the other workers. */
interface Question {
  question: 'metrics'
  id: number
}

interface Reply {
  reply: 'metrics'
  id: number
  text: string
}

/** In the leading process: adds up the workers' counters, and sends the sum and its own to the worker that asked. */
export function answerWorkers(onFailure: (error: unknown) => void): void {
  const workers = new AggregatorRegistry()
  const own = new Registry()
  measureJobs(own)
  cluster.on('message', (worker, message: unknown) => {
    if (!isQuestion(message)) return
    Promise.all([workers.clusterMetrics(), own.metrics()])
      .then((texts) => worker.send({ reply: 'metrics', id: message.id, text: texts.join('') } satisfies Reply))
      .catch(onFailure)
  })
}

/** In a worker: `/metrics` reports all workers, whichever of them receives the request. */
export const metricsOfAllWorkers: MetricsSource = (registry) => {
  const waiting = new Map<number, (text: string) => void>()
  let asked = 0
  AggregatorRegistry.setRegistries(registry)
  // From here on this worker replies when the leading process asks for its counters.
  new AggregatorRegistry()
  process.on('message', (message: unknown) => {
    if (!isReply(message)) return
    waiting.get(message.id)?.(message.text)
    waiting.delete(message.id)
  })
  return () =>
    new Promise((resolve) => {
      const id = ++asked
      waiting.set(id, resolve)
      process.send?.({ question: 'metrics', id } satisfies Question)
    })
}

function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'question' in message && message.question === 'metrics'
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && 'reply' in message && message.reply === 'metrics'
}
