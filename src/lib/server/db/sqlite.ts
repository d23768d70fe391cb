import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createChangeMark } from './changeMark.ts'
import type { Database } from './database.ts'
import { sqliteCode } from './failures.ts'
import { createGroupCommit } from './groupCommit.ts'
import { keptAnswers } from './keptAnswers.ts'
import { openSnapshots } from './snapshots.ts'
import { kyselyOn, type Turn, writingOn } from './sqliteExecutor.ts'

const LOCK_WAIT_MS = 5_000
const SQLITE_BUSY = 5

export interface SqliteOptions {
  /** Sorts more rows than the memory should hold in a temporary file: for commands that read or write a whole table. */
  sortsInFile?: boolean
}

/**
 * Opens the embedded file with one connection that reads and one that writes, so that a page never waits for a
 * transaction. WAL separates readers and the writer; `synchronous = FULL` writes each commit to disk before the answer,
 * because points are money.
 * @param path the file, or `:memory:` for none (then both connections are one)
 */
export function openSqlite(path: string, { sortsInFile = false }: SqliteOptions = {}): Omit<Database, 'url'> {
  const shared = path === ':memory:'
  if (!shared) mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const writerFile = connect(path)
  if (sortsInFile) writerFile.exec('pragma temp_store = file')
  const readerFile = shared ? writerFile : connectReader(path)
  const turn: Turn = { isOpen: false }
  const { writer, openTx } = writingOn(writerFile, turn)
  const changeMark = createChangeMark(readerFile)
  const kept = keptAnswers(changeMark)
  const reader = shared ? writer : kyselyOn(readerFile, { kept })
  const snapshots = openSnapshots(() => connectReader(path))
  const { transact, idle, isBroken, waiting } = createGroupCommit(writerFile, openTx, {
    begin: () => begin(writerFile),
    turn,
  })

  return {
    dialect: 'sqlite',
    reader,
    fileReader: shared ? writer : kyselyOn(readerFile),
    transact,
    snapshot: (run) => (shared ? run(reader) : snapshots.read(run)),
    isBroken,
    load: () => [
      { pool: 'reading', open: 1, idle: 1, waiting: 0 },
      { pool: 'writing', open: 1, idle: waiting() > 0 ? 0 : 1, waiting: waiting() },
    ],
    changeMark,
    keptAnswers: kept.size,
    standby: null,
    async close() {
      await idle()
      // The last connection that closes moves the log into the file.
      snapshots.close()
      for (const file of [readerFile, writerFile]) if (file.isOpen) file.close()
    },
  }
}

/**
 * Takes the write lock. Another process may have it. Waiting inside SQLite would block this process's event loop, so it
 * tries again after pauses: short ones, because a job that writes much leaves only short gaps.
 */
async function begin(file: DatabaseSync): Promise<void> {
  const deadline = performance.now() + LOCK_WAIT_MS
  for (let pause = 1; ; pause = Math.min(pause * 2, 4)) {
    try {
      file.exec('begin immediate')
      return
    } catch (error) {
      if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/**
 * The pages of the log after which a commit copies them into the file: 16 MB. Purchases change the same pages again and
 * again, and with SQLite's 1,000 every second commit of 32 purchases copied them. With more pages, the commit that
 * copies them stops the process for longer.
 */
export const LOG_PAGES = 4000

function connectReader(path: string): DatabaseSync {
  const file = connect(path)
  file.exec('pragma query_only = 1')
  return file
}

function connect(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 0 })
  file.exec('pragma busy_timeout = 2000')
  file.exec('pragma journal_mode = wal')
  file.exec('pragma busy_timeout = 0')
  file.exec('pragma synchronous = full')
  file.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`)
  // Deleted data is overwritten: after the erasure of a person, the free space of the file has nothing of them.
  file.exec('pragma secure_delete = on')
  file.exec('pragma temp_store = memory')
  return file
}
