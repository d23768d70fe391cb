import type { Reader } from '../../db/database.ts'

/** Whether a user is ranked, and on the boards of which organisations. */
export interface BoardMembership {
  listed: 0 | 1
  organizations: number[]
}

/** Blocked users and users who left the leaderboard are not ranked. */
export async function boardMembershipOf(reader: Reader, uid: number): Promise<BoardMembership> {
  const rows = await reader
    .selectFrom('users')
    .leftJoin('user_organizations', 'user_organizations.uid', 'users.uid')
    .select(['users.status', 'users.on_leaderboard', 'user_organizations.organization_id'])
    .where('users.uid', '=', uid)
    // A fixed order prevents deadlocks when several users create boards at the same time.
    .orderBy('user_organizations.organization_id')
    .execute()
  return {
    listed: rows[0]?.status === 'active' && rows[0].on_leaderboard === 1 ? 1 : 0,
    organizations: rows.map(({ organization_id }) => organization_id).filter((id) => id !== null),
  }
}
