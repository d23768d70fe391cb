// A thread that computes one part of a simulation and ends; `simulateInThread.ts` says why.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../../db/database.ts'
import type { ThreadTask } from './simulateInThread.ts'
import { simulateRules } from './simulateRules.ts'

const { databaseUrl, body, now, timeZone, after, partMs }: ThreadTask = workerData
const db = openDatabase(databaseUrl, { poolSize: 1 })
const end = performance.now() + partMs

try {
  const isEnough = () => performance.now() > end
  parentPort?.postMessage(await simulateRules(db.reader, body, { now, timeZone }, { after, isEnough }))
} finally {
  await db.close()
}
