import type { Writable } from 'node:stream'
import type pg from 'pg'
import { BatchedStatement, type DriverLine, type Parsers, type StatementText } from './batchedStatement.ts'

/** Takes statements until the end of the turn, and sends them as one batch. */
export interface Batches {
  /** Resolves with what the driver returns for the statement. */
  add(statement: StatementText): Promise<unknown>
  /** Sends what was added so far. */
  flush(): void
  /** Whether something was added and not sent. */
  isWaiting(): boolean
}

/** The part of the driver's class that its types leave out. The messages of the server reach the active query. */
interface Query {
  /** The driver notes them when the server has read the statement. */
  name: string | undefined
  text: string | undefined
  submit(connection: DriverLine): Error | null
  handleRowDescription(message: Described): void
  handleDataRow(message: Row): void
  handleCommandComplete(message: Completed, connection: DriverLine): void
  handleReadyForQuery(connection: DriverLine): void
  handleError(error: unknown, connection: DriverLine): void
}

type Described = Parameters<BatchedStatement['describe']>[0]
type Row = Parameters<BatchedStatement['addRow']>[0]
type Completed = Parameters<BatchedStatement['complete']>[0]
type QueryClass = new (query: { text: string }, callback: () => void) => Query
type BatchClass = new (statements: readonly BatchedStatement[]) => Query

/**
 * Batches for one connection. The server answers a batch in one piece: after each end of its own, a
 * statement would cost a call of the system on both sides. If a statement fails, those after it are not run: they fail
 * with 25P02, as all statements in a failed transaction do. An answer comes before the end of the batch, so a change must
 * be in a transaction: outside of one it is committed only at that end.
 * @param send writes a query to the connection
 */
export function batchesOf(
  { Query, types }: Pick<typeof pg, 'Query' | 'types'>,
  send: (batch: pg.Query) => void,
): Batches {
  const Batch = batchClassOf(Query as unknown as QueryClass)
  let waiting: BatchedStatement[] = []

  function flush(): void {
    if (waiting.length === 0) return
    const batch = new Batch(waiting)
    waiting = []
    send(batch as unknown as pg.Query)
  }

  return {
    add(statement) {
      // This runs when all that was ready to run has run.
      if (waiting.length === 0) process.nextTick(flush)
      const added = new BatchedStatement(statement, types as Parsers)
      waiting.push(added)
      return added.answer
    },
    flush,
    isWaiting: () => waiting.length > 0,
  }
}

const batchClasses = new WeakMap<QueryClass, BatchClass>()

/** The driver is loaded only for a server, so its class is not known earlier. */
function batchClassOf(DriverQuery: QueryClass): BatchClass {
  const known = batchClasses.get(DriverQuery)
  if (known) return known
  const made = makeBatchClass(DriverQuery)
  batchClasses.set(DriverQuery, made)
  return made
}

function makeBatchClass(DriverQuery: QueryClass): BatchClass {
  return class Batch extends DriverQuery {
    readonly #statements: readonly BatchedStatement[]
    /** The place of the statement that the server answers next. */
    #at = 0

    constructor(statements: readonly BatchedStatement[]) {
      super({ text: '' }, () => {})
      this.#statements = statements
      this.#showNext(0)
    }

    override submit(connection: DriverLine): null {
      const { stream, written } = collector(connection)
      const collecting: DriverLine = Object.create(connection, { stream: { value: stream } })
      for (const statement of this.#statements) statement.write(collecting)
      collecting.sync()
      // On a stream that has ended, the end of the connection is the error of the statements.
      if (connection.stream.writable) connection.stream.write(Buffer.concat(written))
      return null
    }

    override handleRowDescription(message: Described): void {
      this.#statements[this.#at]?.describe(message)
    }

    override handleDataRow(message: Row): void {
      this.#statements[this.#at]?.addRow(message)
    }

    override handleCommandComplete(message: Completed, connection: DriverLine): void {
      this.#statements[this.#at]?.complete(message, connection)
      this.#showNext(this.#at + 1)
    }

    override handleError(error: unknown, connection: DriverLine): void {
      const [failed, ...others] = this.#statements.slice(this.#at)
      this.#showNext(this.#statements.length)
      failed?.fail(error)
      for (const statement of others) {
        if (isOfServer(error)) statement.leaveOut(connection)
        else statement.fail(error)
      }
    }

    #showNext(at: number): void {
      this.#at = at
      this.name = this.#statements[at]?.name
      this.text = this.#statements[at]?.text
    }
  }
}

/** Whether it is an answer of the server, and not the end of the connection. */
function isOfServer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error
}

/** A stream that keeps what is written. One write of many small pieces takes the system longer than one of the whole. */
function collector({ stream: { writable } }: DriverLine): {
  stream: Pick<Writable, 'writable' | 'write'>
  written: Uint8Array[]
} {
  const written: Uint8Array[] = []
  return { written, stream: { writable, write: (piece: Uint8Array) => written.push(piece) > 0 } }
}
