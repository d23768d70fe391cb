import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Database, Tx } from './database.ts'
import { sqliteCode } from './failures.ts'
import { createGroupCommit } from './groupCommit.ts'
import type { Schema } from './schema.ts'

const LOCK_WAIT_MS = 5_000
const SQLITE_BUSY = 5

/**
 * Opens the embedded file: one connection that reads and one that writes, so that a page never waits
 * for a transaction. WAL keeps readers and the writer apart; `synchronous = FULL` syncs each commit
 * to disk before it is answered, because points are money.
 * @param path the file, or `:memory:` for none (then both connections are one)
 */
export function openSqlite(path: string): Database {
  const shared = path === ':memory:'
  if (!shared) mkdirSync(dirname(path), { recursive: true })
  const writerFile = connect(path)
  const readerFile = shared ? writerFile : connect(path)
  if (!shared) readerFile.exec('pragma query_only = 1')
  const writer = kysely(writerFile)
  const reader = shared ? writer : kysely(readerFile)
  const dataVersion = readerFile.prepare('pragma data_version')
  const { transact, idle } = createGroupCommit(writerFile, writer as Tx, () => begin(writerFile))

  return {
    dialect: 'sqlite',
    reader,
    transact,
    async snapshot(run) {
      if (shared) return run(reader)
      const file = connect(path)
      const still = kysely(file)
      try {
        file.exec('begin')
        return await run(still)
      } finally {
        await still.destroy()
        if (file.isOpen) file.close()
      }
    },
    changeMark: () => (dataVersion.get() as { data_version: number }).data_version,
    async close() {
      await idle()
      await reader.destroy()
      if (!shared) await writer.destroy()
      // Kysely leaves a connection open that it never used; the last one to close brings the log into the file.
      for (const file of [readerFile, writerFile]) if (file.isOpen) file.close()
    },
  }
}

/**
 * Takes the write lock. Another process may hold it; waiting inside SQLite would stop this process's
 * event loop, so it is asked again after pauses: short ones, because a job that writes much leaves only moments between.
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

function connect(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 0 })
  file.exec('pragma busy_timeout = 2000')
  file.exec('pragma journal_mode = wal')
  file.exec('pragma busy_timeout = 0')
  file.exec('pragma synchronous = full')
  file.exec('pragma temp_store = memory')
  return file
}

function kysely(file: DatabaseSync): Kysely<Schema> {
  const statements = new Map<string, SqliteStatement>()
  return new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        close: () => file.close(),
        prepare(sqlText) {
          return statements.get(sqlText) ?? remember(statements, sqlText, prepared(file.prepare(sqlText)))
        },
      },
    }),
  })
}

function prepared(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindings(parameters)),
    run: (parameters) => statement.run(...bindings(parameters)),
    iterate: (parameters) => statement.iterate(...bindings(parameters)) as IterableIterator<unknown>,
  }
}

const STATEMENTS_KEPT = 500

/** Keeps prepared statements; the oldest goes first, so that made-up SQL shapes cannot fill memory. */
function remember<V>(kept: Map<string, V>, key: string, value: V): V {
  if (kept.size >= STATEMENTS_KEPT) {
    for (const oldest of kept.keys()) {
      kept.delete(oldest)
      break
    }
  }
  kept.set(key, value)
  return value
}

function bindings(parameters: ReadonlyArray<unknown>): SQLInputValue[] {
  return parameters.map((value) => (typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)))
}
