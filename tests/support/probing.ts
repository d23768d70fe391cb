import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Asks a site for two paths again and again, each time over a new connection, from a thread of its own. Returns how long
 * the slowest answer took by the clock, and the most processor time that the site's event loop spent before an answer.
 */
export function startProbing({ url, pid }: { url: string; pid: number }, paths: readonly string[]) {
  const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { url, pid, paths } })
  return {
    async end(): Promise<{ slowestMs: number; busiestMs: number; answers: number; failures: string[] }> {
      worker.postMessage('end')
      const [result] = await once(worker, 'message')
      await worker.terminate()
      return result
    },
  }
}
