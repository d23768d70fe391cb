// A thread that runs one long job and ends; `runInThread.ts` says why.
import { parentPort, workerData } from 'node:worker_threads'
import pino from 'pino'
import { createRealTime } from '../db/realTime.ts'
import { openStorage } from '../media/storage.ts'
import { cleanUploads } from './cleanUploads.ts'
import type { Assignment, Line, ThreadPools } from './runInThread.ts'
import { recountHourly } from './counting.ts'
import { runDaily } from './daily.ts'
import { importWaiting } from './importWaiting.ts'
import { openForJobs } from './jobConnections.ts'

/** For the metrics, which are read less often. */
const POOLS_MS = 1000

const assignment: Assignment = workerData
const { databaseUrl, holder } = assignment
// One for reading, which the proof uses for its whole duration, and one for writing.
const connections = openForJobs(databaseUrl, 2)
const { db, leases } = connections
const sayPools = () => parentPort?.postMessage({ pools: connections.load() } satisfies ThreadPools)
sayPools()
const saying = setInterval(sayPools, POOLS_MS).unref()
const end = new AbortController()
parentPort?.once('message', () => end.abort(new Error('The process ends.')))

const say = (level: Line['level']) => (logged: object | string, message?: string) => {
  const line: Line =
    typeof logged === 'string' ? { level, facts: {}, message: logged } : { level, facts: plain(logged), message }
  parentPort?.postMessage(line)
}
const log = { info: say('info'), warn: say('warn'), error: say('error') }
const time = createRealTime(db)
const clock = () => time.now()

try {
  await time.sync()
  const works = { db, leases, log, holder, clock, signal: end.signal }
  if (assignment.job === 'daily') await runDaily(works)
  else if (assignment.job === 'imports') await importWaiting(works)
  else if (assignment.job === 'uploads') await cleanUploads(works, openStorage(assignment.storage))
  else await recountHourly(works)
} finally {
  clearInterval(saying)
  await connections.close()
  // An open port would keep the thread alive.
  parentPort?.close()
}

/** Errors lose their extra properties when they are sent to another thread. */
function plain(facts: object): object {
  return 'err' in facts && facts.err instanceof Error ? { ...facts, err: pino.stdSerializers.err(facts.err) } : facts
}
