import { toInstant } from '#shared/instant.ts'
import { saveNextSession } from '../../catalogue/save/saveNextSession.ts'
import type { Tx } from '../../db/database.ts'

/** Sets the next session of trainings to the first one that is scheduled and has not begun. */
export async function followNextSession(tx: Tx, trainings: readonly number[], now: Date): Promise<void> {
  for (const id of [...new Set(trainings)].sort((a, b) => a - b)) {
    const { next } = await tx
      .selectFrom('training_sessions')
      .select(({ fn }) => fn.min<string | null>('from_at').as('next'))
      .where('training_id', '=', id)
      .where('status', '=', 'scheduled')
      .where('from_at', '>', toInstant(now))
      .executeTakeFirstOrThrow()
    await saveNextSession(tx, { id, next }, now)
  }
}
