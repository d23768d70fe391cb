import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { lruCache } from '../memory/lruCache.ts'
import type { Schema } from './schema/schema.ts'

/** Builds statements and runs them on a file; its opener begins transactions and closes it. */
export function kyselyOn(file: DatabaseSync): Kysely<Schema> {
  return new Kysely<Schema>({ config: { dialect }, dialect, driver: new DummyDriver(), executor: new AtOnce(file) })
}

const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
}

/**
 * Runs statements immediately, as SQLite does. For other databases Kysely waits for a connection, locks and releases
 * it, with a dozen promises for each statement: that was a third of the memory that a purchase allocated.
 */
export class AtOnce extends DefaultQueryExecutor {
  readonly answer: <R>(query: CompiledQuery) => QueryResult<R>

  constructor(file: DatabaseSync) {
    const answer = answering(file)
    const connection = {
      executeQuery: async <R>(query: CompiledQuery) => answer<R>(query),
      streamQuery: () => {
        throw new Error('The embedded file cannot stream rows. Read them page by page.')
      },
    }
    super(dialect.createQueryCompiler(), dialect.createAdapter(), { provideConnection: (use) => use(connection) })
    this.answer = answer
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.answer(query)
  }
}

/** The number of prepared statements that are kept: unusual forms of SQL must not fill the memory. */
const STATEMENTS_KEPT = 500

function answering(file: DatabaseSync) {
  const prepared = lruCache<Prepared>(STATEMENTS_KEPT)
  return <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    const { statement, answersRows } = prepared(sql, () => prepare(file, sql))
    const values = parameters.map(bindable)
    if (answersRows) return { rows: statement.all(...values) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

interface Prepared {
  statement: StatementSync
  answersRows: boolean
}

function prepare(file: DatabaseSync, sql: string): Prepared {
  const statement = file.prepare(sql)
  return { statement, answersRows: statement.columns().length > 0 }
}

/** SQLite has no booleans. */
function bindable(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)
}
