// A thread that builds the search index and ends; `indexInThread.ts` says why.
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../db/database.ts'
import { buildIndex } from './buildIndex.ts'
import { bytesOfIndex } from './indexBytes.ts'
import { writeIndexFile } from './indexFile.ts'
import type { IndexAssignment, IndexMessage } from './indexInThread.ts'

/** Nobody waits in this thread. */
const SLICE = 1000

const { databaseUrl, file }: IndexAssignment = workerData
const db = openDatabase(databaseUrl, { poolSize: 1, patience: 'working' })
try {
  const bytes = bytesOfIndex(await db.snapshot((reader) => buildIndex(reader, SLICE)))
  let unwritten: string | undefined
  await writeIndexFile(file, bytes).catch((error: unknown) => {
    unwritten = String(error)
  })
  parentPort?.postMessage({ bytes, unwritten } satisfies IndexMessage, [bytes.buffer])
} finally {
  await db.close()
}
