import type { DatabaseSync } from 'node:sqlite'
import type { Reader } from './database.ts'
import { kyselyOn } from './sqliteExecutor.ts'

/** A new connection reads the whole schema first: these stay open for the next snapshots. */
const MOST_SPARE = 2

interface Snapshots {
  /** Runs on a connection that sees the file as it is at its first read. */
  read<T>(run: (reader: Reader) => Promise<T>): Promise<T>
  /** Closes the connections; one that is still in use is closed at its end. */
  close(): void
}

/** Reads of the embedded file that stay at one moment while others write. */
export function openSnapshots(connect: () => DatabaseSync): Snapshots {
  const spare: { file: DatabaseSync; reader: Reader }[] = []
  let isClosed = false

  function open() {
    const file = connect()
    return { file, reader: kyselyOn(file) }
  }

  return {
    async read(run) {
      const connection = spare.pop() ?? open()
      const { file, reader } = connection
      try {
        file.exec('begin')
        return await run(reader)
      } finally {
        // A connection in an unknown state is not used again.
        if (isClosed || spare.length >= MOST_SPARE || !ends(file)) file.close()
        else spare.push(connection)
      }
    },
    close() {
      isClosed = true
      for (const { file } of spare.splice(0)) file.close()
    },
  }
}

function ends(file: DatabaseSync): boolean {
  try {
    file.exec('rollback')
    return true
  } catch {
    return false
  }
}
