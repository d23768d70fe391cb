import { openSync, readSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { isMainThread } from 'node:worker_threads'

/** The header of SQLite's log index, in 32-bit words (https://sqlite.org/walformat.html#the_wal_index_header). */
const HEADER_WORDS = 12
const COMMITS = 2
const CHECKSUMS = [10, 11] as const

/**
 * Watches the index of the log (`-shm`) for commits. SQLite itself writes a new header there at the end of each commit,
 * before the commit returns; to read it takes half the time of a statement, which locks and unlocks the file.
 *
 * The index stays open until the process ends, on purpose: to close a file drops all locks that the process has on it,
 * and these locks are SQLite's. The end of a thread closes its files, so other threads may not do this.
 * @param file a connection in WAL mode that has read; while it is open, SQLite keeps the index
 * @returns a function that says whether anything was committed since its last call (a first call says yes), and throws
 * when the connection is closed; `undefined` where the index can't be read like this
 */
export function watchLogIndex(file: DatabaseSync): (() => boolean) | undefined {
  const path = file.location()
  if (!path || !isMainThread || process.platform !== 'linux') return undefined
  const descriptor = openSync(`${path}-shm`, 'r')
  const header = new Int32Array(HEADER_WORDS)
  const [first, second] = CHECKSUMS
  let commits: number | undefined
  let checksum: number | undefined
  let otherChecksum: number | undefined

  return () => {
    if (!file.isOpen) throw new Error('The database is closed.')
    const length = readSync(descriptor, header, 0, header.byteLength, 0)
    if (length < header.byteLength) return true
    if (header[COMMITS] === commits && header[first] === checksum && header[second] === otherChecksum) return false
    commits = header[COMMITS]
    checksum = header[first]
    otherChecksum = header[second]
    return true
  }
}
