import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Runtime } from '../runtime.ts'

/** What takes long: jobs that go through everybody. */
export type LongJob = 'daily' | 'counting'

/** What a thread is told at its start. */
export interface Assignment {
  job: LongJob
  databaseUrl: string
  /** Which thread this is; no other may have the same name. */
  holder: string
}

/** What a thread says while it works: a line of the log. An error in it has become a plain object. */
export interface Line {
  level: 'info' | 'warn' | 'error'
  facts: object
  message?: string | undefined
}

/** Young objects of such a job live as shortly as those of a page. */
const YOUNG_MIB = 8
/** A batch at hand takes far less; what is then still at work is ended in the middle, and rolled back. */
const END_WITHIN_MS = 5000

/**
 * Carries out a job in a thread of its own, which ends with it: the embedded file answers in the thread that asks, and
 * a proof over ten million entries would keep every page waiting for half a minute.
 * @param signal aborted when the process is to end: the job stops after the batch at hand
 * @throws what the job threw
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
  thread.on('message', ({ level, facts, message }: Line) => log[level](facts, message))
  const end = () => {
    thread.postMessage('end')
    setTimeout(() => void thread.terminate(), END_WITHIN_MS).unref()
  }
  signal.addEventListener('abort', end)
  try {
    // Rejects with what ended the thread by being thrown.
    await once(thread, 'exit')
  } finally {
    signal.removeEventListener('abort', end)
  }
}
