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
} from 'kysely'
import { lruCache } from '../memory/lruCache.ts'
import { noteAccess } from './changeMark.ts'
import { SqliteStatements } from './emptyList.ts'
import type { Tx } from './database.ts'
import type { AnswerRow, KeptAnswers } from './keptAnswers.ts'
import type { Schema } from './schema/schema.ts'

/** The transaction of the caller whose turn it is. */
export interface Turn {
  isOpen: boolean
  /** The error for which SQLite gave up the transaction. */
  endedBy?: unknown
}

/**
 * Builds statements and runs them on a file; its opener begins transactions and closes it.
 * @param kept for a connection that only reads, outside of transactions
 */
export function kyselyOn(file: DatabaseSync, { kept }: { kept?: KeptAnswers } = {}): Kysely<Schema> {
  return kyselyWith(answering(file, kept))
}

/** The connection that writes, and a handle for each transaction on it. */
export interface Writing {
  /** Outside of transactions. */
  writer: Kysely<Schema>
  /**
   * Opens the handle of a transaction. It refuses statements after `end`: they would be part of the next transaction.
   */
  openTx(): { tx: Tx; end(): void }
}

/** Statements of a turn are refused once SQLite has given up its transaction. */
export function writingOn(file: DatabaseSync, turn: Turn): Writing {
  const answer = guarded(file, answering(file), turn)
  return {
    writer: kyselyWith(answer),
    openTx() {
      let isOpen = true
      function end(): void {
        isOpen = false
      }
      const tx = kyselyWith((query) => {
        if (!isOpen) throw new Error('The transaction has ended.')
        return answer(query)
      })
      // All transactions share the connection; `begin` and `commit` are of the group.
      return { tx: tx as Tx, end }
    },
  }
}

function kyselyWith(answer: Answer): Kysely<Schema> {
  return new Kysely<Schema>({ config: { dialect }, dialect, driver, executor: new AtOnce(answer) })
}

const driver = new DummyDriver()

const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteStatements(),
  createIntrospector: (db) => new SqliteIntrospector(db),
}

const compiler = dialect.createQueryCompiler()
const adapter = dialect.createAdapter()

/**
 * Runs statements immediately, as SQLite does. For other databases Kysely waits for a connection, locks and releases
 * it, with a dozen promises for each statement: that was a third of the memory that a purchase allocated.
 */
export class AtOnce extends DefaultQueryExecutor {
  readonly answer: Answer

  constructor(answer: Answer) {
    const connection = {
      executeQuery: async <R>(query: CompiledQuery) => answer<R>(query),
      streamQuery: () => {
        throw new Error('The embedded file cannot stream rows. Read them page by page.')
      },
    }
    super(compiler, adapter, { provideConnection: (use) => use(connection) })
    this.answer = answer
  }

  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.answer(query)
  }
}

type Answer = <R>(query: CompiledQuery) => QueryResult<R>

/** Without a transaction, the statements after the one that ended it would be committed one by one. */
function guarded(file: DatabaseSync, answer: Answer, turn: Turn): Answer {
  return (query) => {
    if (turn.isOpen && !file.isTransaction) throw turn.endedBy ?? new Error('SQLite has given up the transaction.')
    try {
      return answer(query)
    } catch (error) {
      if (turn.isOpen && !file.isTransaction) turn.endedBy ??= error
      throw error
    }
  }
}

/** The number of prepared statements that are kept: unusual forms of SQL must not fill the memory. */
const STATEMENTS_KEPT = 500

function answering(file: DatabaseSync, kept?: KeptAnswers): Answer {
  const prepared = lruCache<Prepared>(STATEMENTS_KEPT, 'statements')
  const schemaVersion = file.prepare('pragma schema_version')
  return <R>({ sql, parameters }: CompiledQuery): QueryResult<R> => {
    const values = parameters.map(bindable)
    const known = kept?.find(sql, values)
    if (known) return { rows: known as R[] }
    const held = prepared(sql, () => prepare(file, sql))
    const { statement } = held
    if (held.columns.length > 0) {
      const schema = held.schema === null ? null : Number(schemaVersion.get()?.schema_version)
      // The cast is safe: the statement returns lists, which its types do not know.
      const lists = statement.all(...values) as unknown as unknown[][]
      noteAccess()
      // The statement follows a new schema when it runs, not before.
      if (schema !== held.schema) Object.assign(held, formOf(namesOfColumns(statement)), { schema })
      const rows = namedRows(held, lists)
      kept?.keep(sql, values, rows)
      return { rows: rows as R[] }
    }
    const { changes, lastInsertRowid } = statement.run(...values)
    noteAccess()
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

/** The form of the rows that a statement answers. */
interface RowForm {
  /** The names of its columns; none if it answers no rows. */
  columns: readonly string[]
  /** A row without values. */
  empty: Readonly<AnswerRow>
}

interface Prepared extends RowForm {
  statement: StatementSync
  /** The version of the schema whose columns these are; `null` if the statement names its columns itself. */
  schema: number | null
}

/** A migration, of this or of another process, changes what `*` means. */
const readsWholeRows = /[\s.]\*/

function prepare(file: DatabaseSync, sql: string): Prepared {
  const statement = file.prepare(sql)
  const columns = namesOfColumns(statement)
  if (columns.length > 0) statement.setReturnArrays(true)
  return { ...formOf(columns), statement, schema: readsWholeRows.test(sql) ? 0 : null }
}

function namesOfColumns(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name)
}

/** V8 copies an object that JSON has made ten times as fast as one with many names that were added to it. */
function formOf(columns: readonly string[]): RowForm {
  return { columns, empty: JSON.parse(JSON.stringify(Object.fromEntries(columns.map((name) => [name, null])))) }
}

/**
 * Turns lists of values into rows. The objects that the driver itself makes take a fifth more time, and a part of each
 * outlives the collections of young objects, so that the memory of a process would grow with what it reads.
 */
function namedRows({ columns, empty }: RowForm, lists: readonly (readonly unknown[])[]): AnswerRow[] {
  return lists.map((values) => {
    const row: AnswerRow = { ...empty }
    for (let place = 0; place < columns.length; place++) row[columns[place]!] = values[place]
    return row
  })
}

/** SQLite has no booleans. */
function bindable(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue)
}
