import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { loopTimeOf } from '#tests/support/processorTime.ts'

const { url, pid, paths } = workerData as { url: string; pid: number; paths: string[] } // why: `startProbing` gives it
const PAUSE_MS = 10

let goes = true
parentPort?.once('message', () => (goes = false))
const failures: string[] = []
let slowestMs = 0
let busiestMs = 0
let answers = 0

async function probe(path: string): Promise<void> {
  const startedMs = performance.now()
  const busyMs = loopTimeOf(pid)
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
  busiestMs = Math.max(busiestMs, loopTimeOf(pid) - busyMs)
  answers++
}

while (goes) {
  for (const path of paths) await probe(path)
  await pause(PAUSE_MS)
}
parentPort?.postMessage({ slowestMs, busiestMs, answers, failures })
