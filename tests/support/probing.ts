import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Asks a site for two paths again and again, each time over a new connection, from a thread of its own. Returns how long
 * the slowest answer took.
 */
export function startProbing(url: string, paths: readonly string[]) {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { url, paths } })
  return {
    async end(): Promise<{ slowestMs: number; answers: number; failures: string[] }> {
      worker.postMessage('end')
      const [result] = await once(worker, 'message')
      await worker.terminate()
      return result
    },
  }
}
