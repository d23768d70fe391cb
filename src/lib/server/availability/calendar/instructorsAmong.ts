import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'

/** The people among these who teach: active users who have their own availability, in the given order. */
export async function instructorsAmong(reader: Reader, uids: readonly number[]): Promise<number[]> {
  const rows = await teaching.rows(reader, { uids: JSON.stringify(uids) })
  const found = new Set(rows.map(({ uid }) => uid))
  return [...new Set(uids)].filter((uid) => found.has(uid))
}

const teaching = statement((reader: Reader, { uids }: Given<{ uids: string }>) =>
  instructors(reader)
    .select('users.uid')
    .where('users.uid', 'in', numbersIn(uids, dialectOf(reader))),
)

/** Active users with a role that has its own availability. */
export function instructors(reader: Reader) {
  return reader
    .selectFrom('users')
    .where('users.status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_roles')
          .innerJoin('role_access', 'role_access.role', 'user_roles.role')
          .select('user_roles.role')
          .whereRef('user_roles.uid', '=', 'users.uid')
          .where('role_access.access', '=', 'availability_feature_manage_own'),
      ),
    )
}
