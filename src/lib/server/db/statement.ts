import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type QueryExecutorProvider,
  type QueryResult,
  sql,
} from 'kysely'
import { type Dialect, dialectOf } from './dialect.ts'

/** What is given to a statement each time that it runs, while it is written: values by name, of which only types are known. */
export type Given<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> }

/** A statement that is written once and runs with other values each time. */
export interface Statement<Db, Values, Row> {
  /** Runs it and answers all its rows. */
  rows(db: Db, values: Values): Promise<Row[]>
  /** Runs it and answers its first row; `undefined` where it has none. */
  row(db: Db, values: Values): Promise<Row | undefined>
  /**
   * Runs it and answers its first row.
   * @throws Error where it has none
   */
  one(db: Db, values: Values): Promise<Row>
  /** Runs it and answers how many rows it changed. */
  run(db: Db, values: Values): Promise<number>
}

/**
 * Writes a statement for what happens with every request or purchase: it is built and turned into SQL at its first use
 * only, which otherwise costs more than running it. Its form must not depend on the values; what always is the same
 * stands in it as it is.
 *
 * A condition that a partial index has is written as a literal (`sql.lit(0)`): no database takes that index for a value
 * that it is yet to be told, and SQLite would plan the statement anew each time that it is.
 */
export function statement<Db extends QueryExecutorProvider, Values, Row>(
  write: (db: Db, given: Given<Values>) => Compilable<Row>,
): Statement<Db, Values, Row> {
  const written = new Map<Dialect, CompiledQuery<Row>>()

  function writtenFor(db: Db): CompiledQuery<Row> {
    const dialect = dialectOf(db)
    const query = written.get(dialect) ?? write(db, placesFor<Values>()).compile()
    written.set(dialect, query)
    return query
  }

  function run(db: Db, values: Values): Promise<QueryResult<Row>> {
    const query = writtenFor(db)
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    )
    return db.getExecutor().executeQuery({ ...query, parameters })
  }

  async function one(db: Db, values: Values): Promise<Row> {
    const [row] = (await run(db, values)).rows
    if (row === undefined) throw new Error(`There is no row: ${writtenFor(db).sql}`)
    return row
  }

  return {
    one,
    rows: async (db, values) => (await run(db, values)).rows,
    row: async (db, values) => (await run(db, values)).rows[0],
    run: async (db, values) => {
      const { numAffectedRows, rows } = await run(db, values)
      // SQLite answers the changed rows or their number, PostgreSQL both.
      return Number(numAffectedRows ?? rows.length)
    },
  }
}

/** Where a value goes that is given later. */
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
      throw new Error('What is given to a statement is known by name only: name each value.')
    },
  })
}
