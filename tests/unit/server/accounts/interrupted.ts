import type { Database } from '#server/db/database.ts'

/**
 * The database of one call: something else is committed between the reading and the writing of the call.
 * @param after the number of transactions that the call has before
 */
export function interrupted(db: Database, by: () => Promise<unknown>, after = 0): Database {
  let happening: Promise<unknown> | undefined
  let turns = 0
  return {
    ...db,
    async transact(run) {
      if (turns++ >= after) happening ??= by()
      await happening
      return db.transact(run)
    },
  }
}
