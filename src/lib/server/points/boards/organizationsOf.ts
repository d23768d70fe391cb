import type { Reader } from '../../db/database.ts'
import type { BoardUser } from './leaderboard.ts'

/** The organisations whose boards the user may see, by name. */
export async function organizationsOf(
  reader: Reader,
  { organizations }: BoardUser,
): Promise<{ id: number; name: string }[]> {
  if (organizations.length === 0) return []
  return reader
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', organizations)
    .orderBy('name')
    .execute()
}
