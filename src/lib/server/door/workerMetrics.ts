import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { MetricsText } from './metrics.ts'

/** A worker asks the process that leads them all, because only that one can ask the others. */
interface Question {
  question: 'metrics'
  id: number
}

interface Reply {
  reply: 'metrics'
  id: number
  text: string
}

/** In the leading process: adds up what the workers have counted, and tells the one that was asked for it. */
export function answerWorkers(onFailure: (error: unknown) => void): void {
  const workers = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    if (!isQuestion(message)) return
    workers
      .clusterMetrics()
      .then((text) => worker.send({ reply: 'metrics', id: message.id, text } satisfies Reply))
      .catch(onFailure)
  })
}

/** In a worker: makes `/metrics` tell of all workers, whichever of them is asked. */
export function metricsOfAllWorkers(): MetricsText {
  const waiting = new Map<number, (text: string) => void>()
  let asked = 0
  // Answers the leading process's question for this worker's part.
  const own = new AggregatorRegistry()
  process.on('message', (message: unknown) => {
    if (!isReply(message)) return
    waiting.get(message.id)?.(message.text)
    waiting.delete(message.id)
  })
  return (registry) => {
    AggregatorRegistry.setRegistries([own, registry])
    return new Promise((resolve) => {
      const id = ++asked
      waiting.set(id, resolve)
      process.send?.({ question: 'metrics', id } satisfies Question)
    })
  }
}
