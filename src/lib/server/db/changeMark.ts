import type { DatabaseSync } from 'node:sqlite'
import { watchLogIndex } from './logIndex.ts'

/** How often this thread has read or written an embedded file. */
let accesses = 0

/** Call it after each statement that has read or written an embedded file, and after each commit. */
export function noteAccess(): void {
  accesses += 1
}

/** Work that takes longer may have waited for another process, without a turn of the event loop. */
const LASTS_MS = 1

/**
 * A number that changes when anything is committed to the file, by this or by another process. To ask for it takes
 * longer than to find a kept answer. So it is asked once for the kept answers that follow each other: between them,
 * without an event of the loop and without a look into a file, this thread can learn of no other commit.
 */
export function createChangeMark(file: DatabaseSync): () => number {
  const versionOf = fileVersion(file)
  let mark = 0
  let isKnown = false
  let accessesBefore = 0
  let askedMs = 0

  function forget(): void {
    isKnown = false
  }

  /** Node runs this when all that was ready to run has run: ticks come after all microtasks. */
  function forgetSoon(): void {
    process.nextTick(forget)
  }

  return () => {
    const now = performance.now()
    if (isKnown && accesses === accessesBefore && now - askedMs < LASTS_MS) return mark
    if (!isKnown) queueMicrotask(forgetSoon)
    mark = versionOf()
    isKnown = true
    accessesBefore = accesses
    askedMs = now
    return mark
  }
}

/** @returns a function whose number changes when anything is committed to the file */
function fileVersion(file: DatabaseSync): () => number {
  const dataVersion = file.prepare('pragma data_version')
  // A list takes less time than an object.
  dataVersion.setReturnArrays(true)
  // The cast is safe: the statement returns lists, which its types do not know.
  const ask = () => (dataVersion.get() as unknown as [number])[0]
  let version = ask()
  const hasCommit = watchLogIndex(file)
  if (!hasCommit) return ask
  return () => {
    if (hasCommit()) version += 1
    return version
  }
}
