import type { Kysely, Transaction } from 'kysely'
import type { Dialect } from './dialect.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import type { Schema } from './schema/schema.ts'
import type { Standby } from './standby.ts'
import { openSqlite, type SqliteOptions } from './sqlite.ts'

/**
 * A connection for reading. A transaction is a reader too, so that functions that read work inside and outside of one.
 */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>

/** An open transaction, for functions that write. Only use cases open one, with `transact`. */
export type Tx = Transaction<Schema>

export interface PoolLoad {
  /** `leases` is the connection that jobs have for their leases. */
  pool: 'reading' | 'writing' | 'standby' | 'leases'
  open: number
  idle: number
  /** Callers that wait for a connection, or for their turn in a commit. */
  waiting: number
}

/** A database of either kind; everything above this file is the same for both. */
export interface Database {
  readonly dialect: Dialect
  /** The URL for another connection; `null` inside a transaction, whose changes other connections do not see. */
  readonly url: string | null
  readonly reader: Reader
  /**
   * For a file with all rows of a table: each answer is read once. `reader` would keep them until the next commit, in the
   * place of those that pages share.
   */
  readonly fileReader: Reader
  /**
   * Runs `run` in one transaction and commits it, or rolls back and throws what it threw.
   * On PostgreSQL a serialisation failure or deadlock runs it again (so `run` must have no other effect).
   */
  transact<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Reads everything as it is at one moment, even if others commit during the reading. */
  snapshot<T>(run: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * A number that changes when any process commits to the embedded file; `null` if the database is a server, where only
   * a query can show this.
   */
  changeMark(): number | null
  /** Whether the last write to the disk of the embedded file failed; a server checks its own disk. */
  isBroken(): boolean
  /** The connections at this moment, those for reading and those for writing. */
  load(): PoolLoad[]
  /** The answers of statements that are kept until the next commit; none of a server. */
  keptAnswers(): { entries: number; bytes: number }
  /** For reads while the server is away; `null` if there is none. */
  readonly standby: Standby | null
  close(): Promise<void>
}

/** How a database is opened. Of a server: how many connections, and how long they wait. */
export interface DatabaseOptions extends PostgresOptions, SqliteOptions {}

/**
 * Opens the database that `DATABASE_URL` names: empty or `sqlite:PATH` is the embedded file,
 * `postgres://…` a PostgreSQL server.
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const isServer = /^postgres(ql)?:\/\//.test(url)
  return { ...(isServer ? openPostgres(url, options) : openSqlite(url.replace(/^sqlite:/, ''), options)), url }
}
