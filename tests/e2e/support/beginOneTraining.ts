import { openDatabase } from '#server/db/database.ts'
import { toInstant } from '#shared/instant.ts'

/** Makes one completed training of a user the only one in progress, because that of the demo ends on some days. Returns its id. */
export async function beginOneTraining(databaseUrl: string, mail: string): Promise<number> {
  const db = openDatabase(databaseUrl)
  const at = toInstant(new Date())
  const begunId = await db.transact(async (tx) => {
    const { uid } = await tx.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
    // The provider of the others reports their completion.
    const { training_id: id } = await tx
      .selectFrom('enrolments')
      .innerJoin('trainings', 'trainings.id', 'enrolments.training_id')
      .select('training_id')
      .where('uid', '=', uid)
      .where('state', '=', 'completed')
      .where('completion', '=', 'self')
      .orderBy('training_id')
      .executeTakeFirstOrThrow()
    const enrolments = tx.updateTable('enrolments').where('uid', '=', uid)
    const begun = ['enrolled', 'in_progress'] as const
    await enrolments.set({ state: 'withdrawn', withdrawn_at: at }).where('state', 'in', begun).execute()
    await enrolments
      .set({ state: 'in_progress', started_at: at, completed_at: null })
      .where('training_id', '=', id)
      .execute()
    return id
  })
  await db.close()
  return begunId
}
