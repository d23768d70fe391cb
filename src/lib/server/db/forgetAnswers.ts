import type { Database } from './database.ts'
import { keptSince } from './onceOnly.ts'

/** Drops the answers that nobody can ask for again. Answers how many. */
export async function forgetAnswers(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db.transact((tx) =>
    tx.deleteFrom('idempotency_keys').where('created', '<=', keptSince(now)).executeTakeFirstOrThrow(),
  )
  return Number(numDeletedRows)
}
