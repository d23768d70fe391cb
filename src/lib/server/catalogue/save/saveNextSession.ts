import { toInstant } from '#shared/instant.ts'
import { touch } from '../../cache/clock.ts'
import type { Tx } from '../../db/database.ts'
import { tagsOf } from './trainingChanges.ts'

/** Saves when the next session of a training begins (UTC text; `null`: none is planned). Returns whether it changed. */
export async function saveNextSession(
  tx: Tx,
  { id, next }: { id: number; next: string | null },
  now: Date,
): Promise<boolean> {
  const stored = await tx.selectFrom('trainings').select('next_session_at').where('id', '=', id).executeTakeFirst()
  if (!stored || stored.next_session_at === next) return false
  // The clock first, as in `saveTrainings`: all transactions lock it before the trainings.
  const changed_at = await touch(tx, tagsOf(id, new Set(['next_session_at'])))
  await tx
    .updateTable('trainings')
    .set({ next_session_at: next, changed: toInstant(now), changed_at })
    .where('id', '=', id)
    .execute()
  return true
}
