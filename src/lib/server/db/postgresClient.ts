import type { Duplex } from 'node:stream'
import type pg from 'pg'
import { type Batches, batchesOf } from './batch.ts'
import type { PlainValue } from './batchedStatement.ts'
import { isQuick, nameOfStatement } from './namedStatements.ts'
import { answeredInTime } from './silence.ts'
import { isSampled, traced } from './traces.ts'

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

    ask(text: string, values?: unknown, ...rest: unknown[]): unknown {
      const known = nameOfStatement(text)
      const name = prepares && !isSampled() ? known : undefined
      const sent = name === undefined ? traced(text) : text
      if (known !== undefined && arePlain(values)) return this.#batches.add({ name, text: sent, values })
      return this.pass(sent, values, ...rest)
    }

    pass(...given: unknown[]): unknown {
      joinWrites(this.connection.stream)
      this.#batches.flush()
      return Reflect.apply(query, this, given)
    }
  }
  Object.defineProperty(NamingClient.prototype, 'query', {
    value(this: NamingClient, statement: unknown, ...rest: unknown[]) {
      this.lastStatement = statement
      if (typeof statement !== 'string') return this.pass(statement, ...rest)
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
