import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type QueryExecutorProvider,
  type QueryResult,
  sql,
} from 'kysely'
import { type Dialect, dialectOf } from './dialect.ts'
import { nameStatement, noteQuick } from './namedStatements.ts'
import { AtOnce } from './sqliteExecutor.ts'
import { wireOf } from './wire.ts'

/** The parameters of a statement while it is being written: values by name, of which only the types are known. */
export type Given<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> }

/** A statement that is written once and runs with different values. */
export interface PreparedStatement<Db, Values, Row> {
  /** Runs it and returns all rows. */
  rows(db: Db, values: Values): Promise<Row[]>
  /** Runs it and returns the first row; `undefined` if there is none. */
  row(db: Db, values: Values): Promise<Row | undefined>
  /**
   * Runs it and returns the first row.
   * @throws Error if there is none
   */
  one(db: Db, values: Values): Promise<Row>
  /** Runs it and returns the number of changed rows. */
  run(db: Db, values: Values): Promise<number>
  /**
   * Runs it in a transaction without waiting for its end. On a server it shares a round trip with the statements after
   * it; if it fails, the next one fails with its error, or the commit does.
   */
  send(db: Db, values: Values): void
  /**
   * Runs an insert of one row and returns its id. Write it with `returning('id')` for PostgreSQL only: SQLite knows the
   * id anyway, and for a statement that returns rows it copies every page that it changes.
   */
  id(db: Db, values: Values): Promise<number>
  /** The same for an insert that a conflict skips: then it returns `undefined`. */
  newId(db: Db, values: Values): Promise<number | undefined>
}

/**
 * Writes a statement for something that happens with every request or purchase: it is built and turned into SQL only at
 * its first use, because that costs more than running it. Its form must not depend on the values; constants are part of
 * the SQL. It lists its columns, see `nameStatement`.
 *
 * Write the condition of a partial index as a literal (`sql.lit(0)`): no database uses that index for a parameter, and
 * SQLite would plan the statement again at each run.
 * @param isQuick whether a server answers it at once, so that a connection without an answer is given up
 */
export function statement<Db extends QueryExecutorProvider, Values, Row>(
  write: (db: Db, given: Given<Values>) => Compilable<Row>,
  { isQuick = false } = {},
): PreparedStatement<Db, Values, Row> {
  const written = new Map<Dialect, CompiledQuery<Row>>()

  function writtenFor(db: Db): CompiledQuery<Row> {
    const dialect = dialectOf(db)
    const known = written.get(dialect)
    if (known) return known
    const query = write(db, placesFor<Values>()).compile()
    written.set(dialect, query)
    nameStatement(query.sql)
    if (isQuick) noteQuick(query.sql)
    return query
  }

  function filled(db: Db, values: Values): CompiledQuery<Row> {
    const { query, queryId, sql, parameters } = writtenFor(db)
    const given = parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value))
    return { query, queryId, sql, parameters: given }
  }

  /** The embedded file answers at once: a promise for each statement would be a tenth of a purchase. */
  function run(db: Db, values: Values): QueryResult<Row> | Promise<QueryResult<Row>> {
    const executor = db.getExecutor()
    const compiled = filled(db, values)
    if (executor instanceof AtOnce) return executor.answer<Row>(compiled)
    return wireOf(executor)?.run<Row>(compiled) ?? executor.executeQuery<Row>(compiled)
  }

  function send(db: Db, values: Values): void {
    const executor = db.getExecutor()
    const compiled = filled(db, values)
    if (executor instanceof AtOnce) return void executor.answer<Row>(compiled)
    const wire = wireOf(executor)
    if (wire) wire.send(compiled)
    // An executor with a plugin has no wire. Nobody catches its failure, so it is not lost.
    else void executor.executeQuery(compiled)
  }

  /** Runs it and reads the result, without a wait if it is there at once. */
  function reading<Read>(read: (result: QueryResult<Row>, db: Db) => Read) {
    return (db: Db, values: Values): Promise<Read> => {
      try {
        const result = run(db, values)
        return result instanceof Promise ? result.then((there) => read(there, db)) : Promise.resolve(read(result, db))
      } catch (error) {
        return Promise.reject(error)
      }
    }
  }

  return {
    send,
    one: reading(({ rows: [row] }, db) => {
      if (row === undefined) throw new Error(`There is no row: ${writtenFor(db).sql}`)
      return row
    }),
    rows: reading(({ rows }) => rows),
    row: reading(({ rows }) => rows[0]),
    // SQLite returns the changed rows or their number, PostgreSQL both.
    run: reading(({ numAffectedRows, rows }) => Number(numAffectedRows ?? rows.length)),
    id: reading((result) => Number(idIn(result))),
    newId: reading((result) => (result.numAffectedRows === 0n ? undefined : Number(idIn(result)))),
  }
}

function idIn({ rows: [row], insertId }: QueryResult<unknown>): number | bigint | undefined {
  return hasId(row) ? row.id : insertId
}

function hasId(row: unknown): row is { id: number } {
  return typeof row === 'object' && row !== null && 'id' in row
}

/** The place of a value that is given later. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

function placesFor<Values>(): Given<Values> {
  return new Proxy({} as Given<Values>, {
    get: (_, name) => sql.val(new Place(String(name))),
    ownKeys: () => {
      throw new Error('The values of a statement are known by name only. Name each value.')
    },
  })
}
