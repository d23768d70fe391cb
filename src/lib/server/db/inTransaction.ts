import type { Database, Tx } from './database.ts'

/**
 * The database as it is seen inside a transaction that is open already: verbs that open one of their own take part in it,
 * and everything they read is what they wrote. All of it is committed, or none.
 */
export function inTransaction(db: Database, tx: Tx): Database {
  return {
    dialect: db.dialect,
    reader: tx,
    transact: (run) => run(tx),
    snapshot: (run) => run(tx),
    isBroken: () => db.isBroken(),
    changeMark: () => db.changeMark(),
    close: async () => {},
  }
}
