import { Worker } from 'node:worker_threads'
import type { Config } from '../../config.ts'
import type { BuiltIndex } from './buildIndex.ts'
import { indexOfBytes } from './indexBytes.ts'
import { indexFileIn, readIndexFile } from './indexFile.ts'
import type { IndexSource } from './searchIndex.ts'
import { noteThread } from '../../memory/loads.ts'

/** The data that the thread gets. */
export interface IndexAssignment {
  databaseUrl: string
  /** Where it also writes the index. */
  file: string
}

/** The data that it returns; `unwritten` says why the file could not be written. */
export interface IndexMessage {
  bytes: Uint8Array<ArrayBuffer>
  unwritten: string | undefined
}

/** How many builds of this process ended in which way. */
export const indexBuilds = { done: 0, failed: 0 }

interface Log {
  warn(facts: object, message: string): void
}

/**
 * Returns the index of a node: the one that it has kept on its disk, and new ones, which a thread builds and writes to
 * the disk. To cut the texts of a hundred thousand trainings into words takes seconds, in which no page would answer.
 */
export function indexOfNode({ dataDir, jobsDatabaseUrl }: Config, log: Log): IndexSource {
  const file = indexFileIn(dataDir)
  return {
    async kept() {
      const bytes = await readIndexFile(file)
      return bytes && indexOfBytes(bytes)
    },
    async build() {
      try {
        const built = await builtInThread({ databaseUrl: jobsDatabaseUrl, file }, log)
        indexBuilds.done++
        return built
      } catch (error) {
        indexBuilds.failed++
        log.warn({ err: error }, 'building the search index failed')
        throw error
      }
    },
  }
}

async function builtInThread(workerData: IndexAssignment, log: Log): Promise<BuiltIndex> {
  const thread = new Worker(new URL('./indexThread.ts', import.meta.url), { workerData })
  noteThread('search index', thread)
  // A site that ends does not wait for it.
  thread.unref()
  const { promise, resolve, reject } = Promise.withResolvers<IndexMessage>()
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('The thread ended without an index.')))
  const { bytes, unwritten } = await promise
  if (unwritten) log.warn({ reason: unwritten }, 'the search index could not be kept')
  const index = indexOfBytes(bytes)
  if (!index) throw new Error('The bytes of the search index are broken.')
  return index
}
