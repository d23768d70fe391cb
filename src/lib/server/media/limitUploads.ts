import type { Database } from '../db/database.ts'
import { countTry, type Limit, triedTooOften } from '../db/throttle.ts'

const uploads: Limit = { name: 'uploads:user', tries: 60, seconds: 600 }

/**
 * Counts one upload of a user, before its body is read.
 * @throws Refusal 429
 */
export async function limitUploads(db: Database, uid: number, now: Date): Promise<void> {
  const seconds = await db.transact((tx) => countTry(tx, uploads, String(uid), now))
  if (seconds > 0) throw triedTooOften(seconds)
}
