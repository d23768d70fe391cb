import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../db/database.ts'

/** Withdraws a user's enrolment that began at a time (UTC text), unless the user has started the training. */
export async function withdrawUnbegun(
  tx: Tx,
  { uid, trainingId, enrolledAt, now }: { uid: number; trainingId: number; enrolledAt: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({ state: 'withdrawn', withdrawn_at: toInstant(now) })
    .where('uid', '=', uid)
    .where('training_id', '=', trainingId)
    .where('enrolled_at', '=', enrolledAt)
    .where('state', '=', 'enrolled')
    .execute()
}
