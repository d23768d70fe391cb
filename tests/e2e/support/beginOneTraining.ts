import { openDatabase } from '#server/db/database.ts'
import { toInstant } from '#shared/contract/time.ts'

/** Makes one completed training of a user the only one in progress, because that of the demo ends on some days. Returns its id. */
export async function beginOneTraining(databaseUrl: string, mail: string): Promise<number> {
  const db = openDatabase(databaseUrl)
  const at = toInstant(new Date())
  const begunId = await db.transact(async (tx) => {
    const { uid } = await tx.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
    const own = tx.selectFrom('enrolments').select('training_id').where('uid', '=', uid)
    const { training_id: id } = await own.where('state', '=', 'completed').executeTakeFirstOrThrow()
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
