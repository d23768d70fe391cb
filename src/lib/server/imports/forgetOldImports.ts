import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Tx } from '../db/database.ts'

/** Files and reports have personal data: they stay this long after the last change. */
const KEPT_DAYS = 7

/** Deletes imports that nobody has touched for a week; what they wrote stays. */
export async function forgetOldImports(tx: Tx, now: Date): Promise<void> {
  const last = toInstant(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  await tx.deleteFrom('imports').where('changed', '<', last).where('state', 'not in', ['waiting', 'running']).execute()
}
