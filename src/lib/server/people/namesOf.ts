import type { Reader } from '../db/database.ts'

/** The full names of users by uid; `null` stands for no user. */
export async function namesOf(reader: Reader, uids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(uids.filter((uid) => uid !== null))]
  if (known.length === 0) return new Map()
  const users = await reader.selectFrom('users').select(['uid', 'full_name']).where('uid', 'in', known).execute()
  return new Map(users.map(({ uid, full_name }) => [uid, full_name]))
}
