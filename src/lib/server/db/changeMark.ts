import type { DatabaseSync } from 'node:sqlite'

/** The commits of this thread, to any file. */
let commits = 0

/** Call it after each commit to an embedded file. */
export function noteCommit(): void {
  commits += 1
}

/** Work that takes longer may have waited for another process, without a turn of the event loop. */
const LASTS_MS = 1

/**
 * A number that changes when anything is committed to the file, by this or by another process. SQLite looks for it in
 * shared memory, under two locks of the system, which takes longer than to find a kept answer. So it is asked once for
 * the statements that follow each other without an event of the loop: no news of another process's commit can come
 * between them. The own commits count at once.
 */
export function createChangeMark(file: DatabaseSync): () => number {
  const dataVersion = file.prepare('pragma data_version')
  // A list takes less time than an object.
  dataVersion.setReturnArrays(true)
  let mark = 0
  let isKnown = false
  let commitsBefore = 0
  let askedMs = 0

  function forget(): void {
    isKnown = false
  }

  return () => {
    const now = performance.now()
    if (isKnown && commits === commitsBefore && now - askedMs < LASTS_MS) return mark
    if (!isKnown) process.nextTick(forget)
    // The cast is safe: the statement returns lists, which its types do not know.
    ;[mark] = dataVersion.get() as unknown as [number]
    isKnown = true
    commitsBefore = commits
    askedMs = now
    return mark
  }
}
