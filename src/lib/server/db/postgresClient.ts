import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { type Batches, batchesOf } from './batch.ts'
import type { PlainValue } from './batchedStatement.ts'
import { isQuick, nameOfStatement, nameStatement } from './namedStatements.ts'
import { answeredInTime } from './silence.ts'
import { isSampled, traced } from './traces.ts'

/** The statement with which a transaction begins. */
const BEGIN = 'begin'
nameStatement(BEGIN)

type Driver = Pick<typeof pg, 'Client' | 'Query' | 'types'>

/**
 * A client that names the statements that are written once, and sends those of one turn as a batch. The text of a named
 * one is fixed, so the statements of a sampled request run without a name and end with its trace, as all do if the
 * server prepares none. They are sent as a batch, too.
 */
export function clientOf(driver: Driver, prepares: boolean, onSilent: () => void): typeof pg.Client {
  const { Client } = driver
  const { query } = Client.prototype
  class NamingClient extends Client {
    lastStatement: unknown
    readonly #batches: Batches = batchesOf(driver, (batch) => void Reflect.apply(query, this, [batch]))

    /** A `begin` without an answer, or one that failed. */
    #beginning: Promise<unknown> | undefined

    ask(text: string, values?: unknown, ...rest: unknown[]): unknown {
      const known = nameOfStatement(text)
      const name = prepares && !isSampled() ? known : undefined
      const sent = name === undefined ? traced(text) : text
      if (known === undefined || !arePlain(values))
        return name === undefined ? this.pass(sent, values, ...rest) : this.pass({ name, text }, values, ...rest)
      const add = () => this.#batches.add({ name, text: sent, values })
      // In the batch of the `begin` a statement is not run if that fails.
      return this.#batches.isWaiting() ? add() : this.afterBegin(add)
    }

    pass(...given: unknown[]): unknown {
      joinWrites(this.connection.stream)
      this.#batches.flush()
      return this.afterBegin(() => Reflect.apply(query, this, given))
    }

    begin(text: string): Promise<unknown> {
      const begun = this.#batches.add({ name: prepares ? nameOfStatement(text) : undefined, text, values: [] })
      this.#beginning = begun
      const answered = () => {
        this.#beginning = undefined
      }
      // One that fails stays: all later statements fail with it, also the rollback, and the pool ends the connection.
      begun.then(answered, () => {})
      return begun
    }

    /** After a `begin` that failed, the server would commit a statement by itself. */
    afterBegin(run: () => unknown): unknown {
      return this.#beginning ? this.#beginning.then(run) : run()
    }
  }
  Object.defineProperty(NamingClient.prototype, 'query', {
    value(this: NamingClient, statement: unknown, ...rest: unknown[]) {
      this.lastStatement = statement
      if (typeof statement !== 'string') return this.pass(statement, ...rest)
      if (statement === BEGIN) return this.begin(statement)
      const answer = this.ask(statement, ...rest)
      return answer instanceof Promise && isQuick(statement) ? answeredInTime(this, answer, onSilent) : answer
    },
  })
  return NamingClient
}

/** Whether the values go to the server as they are: to turn another one into text can fail. */
function arePlain(values: unknown): values is readonly PlainValue[] {
  return Array.isArray(values) && values.every((value) => value === null || plainTypes.has(typeof value))
}

const plainTypes = new Set(['string', 'number', 'bigint', 'boolean', 'undefined'])

const joined = new WeakSet<Duplex>()

/** Sends the statements that are ready together in one write: each write is a call of the system and wakes the server. */
function joinWrites(stream: Duplex): void {
  if (joined.has(stream)) return
  joined.add(stream)
  stream.cork()
  // This runs when all that was ready to run has run.
  process.nextTick(() => {
    joined.delete(stream)
    stream.uncork()
  })
}
