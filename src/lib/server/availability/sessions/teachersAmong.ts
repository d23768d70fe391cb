import type { Reader } from '../../db/database.ts'
import { inSlices } from '../../db/inSlices.ts'

/** The people among these who teach. */
export async function teachersAmong(reader: Reader, uids: readonly number[]): Promise<number[]> {
  const rows = await inSlices(uids, (slice) =>
    instructors(reader).select('users.uid').where('users.uid', 'in', slice).execute(),
  )
  return rows.map(({ uid }) => uid)
}

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
