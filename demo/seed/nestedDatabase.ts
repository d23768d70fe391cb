import type { Database, Tx } from '#server/db/database.ts'
import { dialectOf } from '#server/db/dialect.ts'

/**
 * A database whose transactions are parts of an open one: what the verbs of the site do in it is done, or undone, with
 * everything else. A verb that refuses leaves what it did until then, so nothing may be asked for that is refused.
 */
export function within(tx: Tx): Database {
  return {
    dialect: dialectOf(tx),
    reader: tx,
    transact: (run) => run(tx),
    snapshot: (run) => run(tx),
    changeMark: () => null,
    close: async () => {},
  }
}
