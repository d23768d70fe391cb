import { touch } from '#server/cache/clock.ts'
import { saveTraining } from '#server/catalogue/save/saveTrainings.ts'
import { openDatabase } from '#server/db/database.ts'
import { toInstant } from '#shared/instant.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { course } from '#tests/unit/server/catalogue/catalogue.ts'

/**
 * Switches availability on in a running site and adds a free training that has a session with one place. Returns
 * the id of the training.
 */
export async function addBookableSession(databaseUrl: string, title: string): Promise<number> {
  const db = openDatabase(databaseUrl)
  const begin = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 2 * DAY_MS
  const at = toInstant(new Date())
  try {
    return await db.transact(async (tx) => {
      const { value } = await tx
        .selectFrom('settings')
        .select('value')
        .where('name', '=', 'general')
        .executeTakeFirstOrThrow()
      const general = JSON.parse(value)
      const on = JSON.stringify({ ...general, features: { ...general.features, availability: true } })
      await tx.updateTable('settings').set({ value: on }).where('name', '=', 'general').execute()
      const training = await saveTraining(tx, { training: course(title) }, new Date())
      await tx
        .insertInto('training_sessions')
        .values({
          training_id: training.id,
          title,
          time_zone: 'Europe/Copenhagen',
          capacity: 1,
          status: 'scheduled',
          from_at: toInstant(new Date(begin)),
          until_at: toInstant(new Date(begin + HOUR_MS)),
          created: at,
          changed: at,
        })
        .execute()
      await touch(tx, ['settings'])
      return training.id
    })
  } finally {
    await db.close()
  }
}
