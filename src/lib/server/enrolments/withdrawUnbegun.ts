import { toInstant } from '#shared/contract/time.ts'
import type { Tx } from '../db/database.ts'

/** Takes a person's place in a training back, unless they have begun it. */
export async function withdrawUnbegun(
  tx: Tx,
  { uid, trainingId, now }: { uid: number; trainingId: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ state: 'withdrawn', withdrawn_at: toInstant(now) })
    .where('uid', '=', uid)
    .where('training_id', '=', trainingId)
    .where('state', '=', 'enrolled')
    .execute()
}
