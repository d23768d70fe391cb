// A thread that reads one calendar and ends; `busyTimesInThread.ts` says why.
import { parentPort, workerData } from 'node:worker_threads'
import { busyTimes, type CalendarText } from './busyTimes.ts'
import type { ThreadResult } from './busyTimesInThread.ts'
import { Unreadable } from './unreadable.ts'

const calendar: CalendarText = workerData

parentPort?.postMessage(result())

function result(): ThreadResult {
  try {
    return { ranges: busyTimes(calendar) }
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.code }
    throw error
  }
}
