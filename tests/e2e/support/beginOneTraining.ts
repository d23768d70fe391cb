import { openDatabase } from '#server/db/database.ts'
import { toInstant } from '#shared/instant.ts'

/** Makes one training the only one in progress of a user: which ones of the demo are depends on the day. Returns its id. */
export async function beginOneTraining(databaseUrl: string, mail: string): Promise<number> {
  const db = openDatabase(databaseUrl)
  const at = toInstant(new Date())
  const begunId = await db.transact(async (tx) => {
    const { uid } = await tx.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
    // The provider of the others reports their completion.
    const { id } = await tx
      .selectFrom('trainings')
      .select('id')
      .where('external_id', '=', 'plain-words')
      .where('completion', '=', 'self')
      .executeTakeFirstOrThrow()
    const begun = ['enrolled', 'in_progress'] as const
    await tx
      .updateTable('enrolments')
      .set({ state: 'withdrawn', withdrawn_at: at })
      .where('uid', '=', uid)
      .where('state', 'in', begun)
      .execute()
    const enrolment = { state: 'in_progress', started_at: at, completed_at: null, withdrawn_at: null } as const
    await tx
      .insertInto('enrolments')
      .values({ uid, training_id: id, enrolled_at: at, ...enrolment })
      .onConflict((conflict) => conflict.columns(['uid', 'training_id']).doUpdateSet(enrolment))
      .execute()
    return id
  })
  await db.close()
  return begunId
}
