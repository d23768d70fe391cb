import type { Reader } from '../db/database.ts'

/** Whether a database holds neither people nor trainings. */
export async function isEmptySite(reader: Reader): Promise<boolean> {
  const user = await reader.selectFrom('users').select('uid').limit(1).executeTakeFirst()
  const training = await reader.selectFrom('trainings').select('id').limit(1).executeTakeFirst()
  return !user && !training
}
