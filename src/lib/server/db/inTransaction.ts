import type { Database, Tx } from './database.ts'
import { dialectOf } from './dialect.ts'

/**
 * The database as seen inside an open transaction: functions that open a transaction of their own take part in it, and
 * they read what was written in it. All of it is committed, or none. A function that refuses leaves its changes so far
 * in the transaction, so its refusal must end the transaction.
 */
export function inTransaction(tx: Tx): Database {
  return {
    dialect: dialectOf(tx),
    url: null,
    reader: tx,
    fileReader: tx,
    transact: (run) => run(tx),
    snapshot: (run) => run(tx),
    isBroken: () => false,
    load: () => [],
    standby: null,
    changeMark: () => null,
    keptAnswers: () => ({ entries: 0, bytes: 0 }),
    close: async () => {},
  }
}
