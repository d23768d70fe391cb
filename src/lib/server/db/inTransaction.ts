import type { Database, Tx } from './database.ts'
import { dialectOf } from './dialect.ts'

/**
 * The database as it is seen inside a transaction that is open already: verbs that open one of their own take part in it,
 * and everything they read is what they wrote. All of it is committed, or none. A verb that refuses leaves behind what it
 * did until then, so its refusal must end the transaction.
 */
export function inTransaction(tx: Tx): Database {
  return {
    dialect: dialectOf(tx),
    reader: tx,
    transact: (run) => run(tx),
    snapshot: (run) => run(tx),
    isBroken: () => false,
    changeMark: () => null,
    close: async () => {},
  }
}
