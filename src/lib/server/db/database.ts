import type { Kysely, Transaction } from 'kysely'
import type { Dialect } from './dialect.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import type { Schema } from './schema/schema.ts'
import { openSqlite } from './sqlite.ts'

/** What may only read. A transaction is one too, so a reading verb serves inside and outside. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'withRecursive' | 'fn' | 'getExecutor'>

/** An open transaction: what a writing verb takes. Only use-cases open one, through `transact`. */
export type Tx = Transaction<Schema>

/** A database of either kind; everything above this file is the same for both. */
export interface Database {
  readonly dialect: Dialect
  readonly reader: Reader
  /**
   * Runs `run` in one transaction and commits it, or rolls back and throws what it threw.
   * On PostgreSQL a serialisation failure or deadlock runs it again (so `run` must have no other effect).
   */
  transact<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Reads everything as it stands at one moment, whatever is committed meanwhile. */
  snapshot<T>(run: (reader: Reader) => Promise<T>): Promise<T>
  /**
   * A number that is another one as soon as any process has committed to the embedded file; `null`
   * where the database is a server and only asking it can tell.
   */
  changeMark(): number | null
  /** Whether the disk of the embedded file failed when it was last written to; a server looks after its own. */
  isBroken(): boolean
  close(): Promise<void>
}

/**
 * Opens the database that `DATABASE_URL` names: empty or `sqlite:PATH` is the embedded file,
 * `postgres://…` a PostgreSQL server.
 * @param options of a server: how many connections, and how long they wait
 */
export function openDatabase(url: string, options: PostgresOptions = {}): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options)
  return openSqlite(url.replace(/^sqlite:/, ''))
}
