import { Worker } from 'node:worker_threads'
import type { RulesSimulation } from '#shared/contract/simulation.ts'
import { msg } from '#shared/i18n/message.ts'
import type { RulesBody } from '#shared/points/rules.ts'
import { conflict, Refusal } from '#shared/refusal.ts'
import type { SiteTime } from '../../../site/siteTime.ts'
import { noteThread } from '../../../memory/loads.ts'

/** The data that a thread gets at its start. */
export interface ThreadTask extends SiteTime {
  databaseUrl: string
  body: RulesBody
  after: number | undefined
  partMs: number
}

interface Limits {
  /** A part ends at the first batch after this time. */
  partMs: number
  /** A thread that still runs after this is terminated. */
  endMs: number
  /** The number of threads of one process. */
  atOnce: number
}

/** The door waits 30 seconds for an answer. */
const usual: Limits = { partMs: 1_000, endMs: 20_000, atOnce: 2 }
const OLD_MIB = 192
const BUSY_SECONDS = 2

/** A part of a simulation that waits for its thread or has it. */
interface Turn {
  overtake(): void
  /** Resolved when its thread has ended. */
  ended: Promise<unknown>
}

/** The last turn of each user. A turn waits for the one before, so there is one thread for each. */
const turns = new Map<number, Turn>()

/**
 * Computes a part of a simulation in a thread of its own with its own connection: SQLite blocks the calling thread, and
 * so do the rules. A part is short, so that a client shows the progress, and nothing is left to compute when it goes
 * away. A user has one thread: a new part ends the one before, and begins when that thread has ended.
 * @throws Refusal 409 if the same user began another part, 429 if other users take all threads, 503 after `endMs`
 */
export async function simulateInThread(
  task: Omit<ThreadTask, 'partMs'>,
  uid: number,
  limits: Limits = usual,
): Promise<RulesSimulation> {
  const before = turns.get(uid)
  if (!before && turns.size >= limits.atOnce) throw busy()
  before?.overtake()
  const overtaking = new AbortController()
  const result = computeAfter(before?.ended, task, limits, overtaking.signal)
  const turn = { overtake: () => overtaking.abort(overtaken()), ended: result.catch(() => {}) }
  turns.set(uid, turn)
  try {
    return await result
  } finally {
    if (turns.get(uid) === turn) turns.delete(uid)
  }
}

async function computeAfter(
  ended: Promise<unknown> | undefined,
  task: Omit<ThreadTask, 'partMs'>,
  { partMs, endMs }: Limits,
  overtaking: AbortSignal,
): Promise<RulesSimulation> {
  await ended
  overtaking.throwIfAborted()
  const thread = new Worker(new URL('./simulationThread.ts', import.meta.url), {
    workerData: { ...task, partMs } satisfies ThreadTask,
    resourceLimits: { maxOldGenerationSizeMb: OLD_MIB },
  })
  noteThread('simulations', thread)
  const { promise, resolve, reject } = Promise.withResolvers<RulesSimulation>()
  overtaking.addEventListener('abort', () => reject(overtaking.reason))
  const timer = setTimeout(() => reject(tooLong()), endMs)
  let result: RulesSimulation | undefined
  thread.on('message', (sent: RulesSimulation) => (result = sent)).once('error', reject)
  // The thread closes its connection before it ends.
  thread.once('exit', () => (result ? resolve(result) : reject(new Error('The simulation ended without a result.'))))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

function overtaken(): Refusal {
  return conflict(msg('You have started another simulation.'), 'overtaken')
}

function busy(): Refusal {
  const message = msg('Other simulations are running. Try again in a moment.')
  return new Refusal(429, [{ message, path: '', code: 'too_many' }], {
    headers: { 'Retry-After': String(BUSY_SECONDS) },
  })
}

function tooLong(): Refusal {
  return new Refusal(503, [{ message: msg('The simulation took too long.'), path: '', code: 'unavailable' }])
}
