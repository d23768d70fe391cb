import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { StorageConfig } from '../media/storage.ts'
import type { Runtime } from '../runtime.ts'
import { jobLoads } from './turns.ts'
import type { PoolLoad } from '../db/database.ts'
import { noteThread } from '../memory/loads.ts'

/** Long jobs: they read the data of all users. */
export type LongJob = { job: 'daily' | 'counting' | 'imports' } | { job: 'uploads'; storage: StorageConfig }

/** The data that a thread gets at its start. */
export type Assignment = LongJob & {
  databaseUrl: string
  /** The unique name of this thread. */
  holder: string
}

/** A log line of a thread. Errors in it are serialised as plain objects. */
export interface Line {
  level: 'info' | 'warn' | 'error'
  facts: object
  message?: string | undefined
}

/** The connections of a thread at a moment. */
export interface ThreadPools {
  pools: PoolLoad[]
}

/** A small young generation is enough, because the objects of a job are short-lived. */
const YOUNG_MIB = 8
/** A batch takes far less time. A thread that still runs after this is terminated, and its transaction rolls back. */
const END_WITHIN_MS = 5000

/**
 * Runs a job in a thread of its own that ends with the job. SQLite blocks the calling thread, and checking ten million
 * entries would block every page for half a minute.
 * @param signal aborted when the process shuts down: the job stops after the current batch
 * @throws the error of the job
 */
export async function runInThread(
  assignment: Assignment,
  log: Pick<Runtime['log'], Line['level']>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: assignment,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
  })
  noteThread('jobs', thread)
  thread.on('message', (sent: Line | ThreadPools) => {
    if ('pools' in sent) jobLoads.threads.set(thread, sent.pools)
    else log[sent.level](sent.facts, sent.message)
  })
  let isTerminated = false
  const terminate = () => {
    isTerminated = true
    void thread.terminate()
  }
  const end = () => {
    thread.postMessage('end')
    setTimeout(terminate, END_WITHIN_MS).unref()
  }
  signal.addEventListener('abort', end)
  try {
    // Rejects with the error that ended the thread.
    await once(thread, 'exit')
    // Such a thread has not ended its job.
    if (isTerminated) throw signal.reason
  } finally {
    signal.removeEventListener('abort', end)
    jobLoads.threads.delete(thread)
  }
}
