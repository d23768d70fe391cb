import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { url, paths } = workerData as { url: string; paths: string[] } // why: `startProbing` gives it
const PAUSE_MS = 10

let goes = true
parentPort?.once('message', () => (goes = false))
const failures: string[] = []
let slowestMs = 0
let answers = 0

async function probe(path: string): Promise<void> {
  const startedMs = performance.now()
  try {
    const req = request(url + path, { agent: false })
    req.end()
    const [res] = await once(req, 'response')
    res.resume()
    await once(res, 'end')
    if (res.statusCode !== 200) failures.push(`${path}: ${res.statusCode}`)
  } catch (error) {
    failures.push(`${path}: ${String(error)}`)
  }
  slowestMs = Math.max(slowestMs, performance.now() - startedMs)
  answers++
}

while (goes) {
  for (const path of paths) await probe(path)
  await pause(PAUSE_MS)
}
parentPort?.postMessage({ slowestMs, answers, failures })
