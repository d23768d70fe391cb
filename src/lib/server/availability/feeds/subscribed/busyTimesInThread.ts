import { Worker } from 'node:worker_threads'
import type { CalendarFailure } from '#shared/contract/subscribedCalendars.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'
import type { CalendarText } from './busyTimes.ts'
import { Unreadable } from './unreadable.ts'
import { noteThread } from '../../../memory/loads.ts'

/** The result of a thread. */
export type ThreadResult = { ranges: TimeRange[] } | { failure: CalendarFailure }

/** Threads of one process at the same time; each may need the memory below. */
const AT_ONCE = 2
const OLD_MIB = 128
const THREAD_MS = 5_000

let running = 0
/** The readings that wait for a thread, the first one first. */
const waiting: (() => void)[] = []

/**
 * Reads the busy times of a calendar in a thread of its own that ends with the reading: a rule that never ends, or far
 * too many times, cost only this calendar.
 * @throws Unreadable
 */
export async function busyTimesInThread(text: CalendarText, signal: AbortSignal): Promise<TimeRange[]> {
  if (running >= AT_ONCE) await turn(signal)
  else running++
  try {
    return await readInThread(text, signal)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Waits for a thread that ends, and takes its place. */
async function turn(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = () => {
    const at = waiting.indexOf(resolve)
    if (at >= 0) waiting.splice(at, 1)
    reject(new Unreadable('too_slow'))
  }
  waiting.push(resolve)
  signal.addEventListener('abort', leave)
  try {
    await promise
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

async function readInThread(text: CalendarText, signal: AbortSignal): Promise<TimeRange[]> {
  if (signal.aborted) throw new Unreadable('too_slow')
  const thread = new Worker(new URL('./busyTimesThread.ts', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: OLD_MIB },
  })
  noteThread('calendars', thread)
  const { promise, resolve, reject } = Promise.withResolvers<ThreadResult>()
  const giveUp = () => reject(new Unreadable('too_slow'))
  const timer = setTimeout(giveUp, THREAD_MS)
  signal.addEventListener('abort', giveUp)
  thread.once('message', resolve)
  thread.once('error', (error) => reject(new Unreadable(isOutOfMemory(error) ? 'too_large' : 'not_a_calendar')))
  thread.once('exit', () => reject(new Unreadable('not_a_calendar')))
  try {
    const result = await promise
    if ('failure' in result) throw new Unreadable(result.failure)
    return result.ranges
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    await thread.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
