import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Tx } from '#server/db/database.ts'

const HELD_MS = 200

/** Runs `late` while a transaction holds what `early` has changed, and commits that transaction then. */
export async function meanwhile<T>(
  db: Database,
  early: (tx: Tx) => Promise<unknown>,
  late: () => Promise<T>,
): Promise<T> {
  let running: Promise<T> | undefined
  await db.transact(async (tx) => {
    await early(tx)
    running ??= late()
    running.catch(() => {})
    await pause(HELD_MS)
  })
  return running!
}
