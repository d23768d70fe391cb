import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryExecutor,
  type QueryExecutorProvider,
  type QueryResult,
} from 'kysely'

/**
 * The connection of an open transaction on a server. Statements go out in the order of the calls, and none waits for
 * the answer of the one before it: those whose values are known share a round trip.
 */
export interface Wire {
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>
  /** Sends a statement whose result nobody needs. If it fails, the next statement fails with its error. */
  send(query: CompiledQuery): void
  /** Resolves when everything that was sent has run. */
  arrived(): Promise<void>
}

const wires = new WeakMap<QueryExecutor, Wire>()

/** The wire of a transaction; `undefined` outside of one, and on the embedded file. */
export function wireOf(executor: QueryExecutor): Wire | undefined {
  return wires.get(executor)
}

/** Waits until all statements that the transaction sent have run, so that a failure shows here. */
export async function arrived(tx: QueryExecutorProvider): Promise<void> {
  await wires.get(tx.getExecutor())?.arrived()
}

/** Sends a statement without parameters in a transaction on a server, such as one about a savepoint. */
export function sendText(tx: QueryExecutorProvider, text: string): void {
  wires.get(tx.getExecutor())?.send(CompiledQuery.raw(text))
}

/**
 * Two parts of a transaction whose statements can go out together. Waits for both, even if one fails: nothing of a
 * transaction may run on after its end.
 */
export async function together<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await allTogether<unknown>([one, other])
  return [await one, await other]
}

/** The same for any number of parts of one kind. */
export async function allTogether<Part>(parts: readonly Promise<Part>[]): Promise<Part[]> {
  const ends = await Promise.allSettled(parts)
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  // A statement after the one that failed says only that the transaction has failed.
  if (failures.length > 0) throw failures.find((failure) => !isAborted(failure)) ?? failures[0]
  return Promise.all(parts)
}

/**
 * Runs a transaction that has a wire. Its statements are refused as soon as it has run: a later one would go out after
 * `commit` or `rollback`, and the server would commit it by itself.
 * @param commit runs the transaction and commits it; the commit fails if a statement that was sent failed
 */
export async function withWire<Tx extends QueryExecutorProvider, T>(
  commit: (run: (tx: Tx) => Promise<T>) => Promise<T>,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  let failure: (() => unknown) | undefined
  try {
    return await commit(async (tx) => {
      const executor = tx.getExecutor()
      const wire = openWire(await executor.provideConnection(async (connection) => connection))
      wires.set(executor, wire)
      failure = wire.failure
      try {
        return await run(tx)
      } finally {
        wire.end()
        Object.assign(executor, endedExecutor)
      }
    })
  } catch (error) {
    throw failure?.() ?? error
  }
}

async function refuse(): Promise<never> {
  throw ended()
}

/** The executor of a transaction is its own. Kysely lets it send statements until the server has answered the end. */
const endedExecutor: Pick<QueryExecutor, 'executeQuery' | 'provideConnection'> = {
  executeQuery: refuse,
  provideConnection: refuse,
}

/**
 * The transaction has failed before: its statements are no longer run (in_failed_sql_transaction), and the server has
 * not read those that came with the failed one (invalid_sql_statement_name).
 */
const ABORTED: readonly unknown[] = ['25P02', '26000']

function openWire(connection: DatabaseConnection) {
  let failure: unknown
  let isOpen = true
  let last: Promise<unknown> = Promise.resolve()

  function taken(): unknown {
    const first = failure
    failure = undefined
    return first
  }

  async function run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isOpen) throw ended()
    try {
      return await connection.executeQuery<Row>(query)
    } catch (error) {
      throw (isAborted(error) && taken()) || error
    }
  }

  return {
    run,
    send(query: CompiledQuery): void {
      if (!isOpen) throw ended()
      last = connection.executeQuery(query).catch((error: unknown) => {
        if (!isAborted(error)) failure ??= error
      })
    },
    async arrived(): Promise<void> {
      await last
      const first = taken()
      if (first !== undefined) throw first
    },
    /** No statement runs after this. */
    end(): void {
      isOpen = false
    },
    /** Returns the failure that no statement has shown. */
    failure: taken,
  }
}

function ended(): Error {
  return new Error('The transaction has ended.')
}

/** Whether a statement was not run because the transaction has failed before. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ABORTED.includes(error.code)
}
