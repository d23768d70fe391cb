import type { Reader } from '#server/db/database.ts'

/** The uid of somebody who has the role of administrators. */
export async function administratorIn(reader: Reader): Promise<number> {
  const holders = reader.selectFrom('user_roles').select('uid').where('role', '=', 'administrator')
  return (await holders.orderBy('uid').executeTakeFirstOrThrow()).uid
}
