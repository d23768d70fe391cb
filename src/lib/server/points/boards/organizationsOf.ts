import type { Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import type { BoardUser } from './leaderboard.ts'

/** The organisations whose boards the user may see, by name. */
export async function organizationsOf(
  reader: Reader,
  { organizations }: BoardUser,
): Promise<{ id: number; name: string }[]> {
  if (organizations.length === 0) return []
  return named.rows(reader, { organizations: JSON.stringify(organizations) })
}

const named = statement((reader: Reader, { organizations }: Given<{ organizations: string }>) =>
  reader
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', 'in', numbersIn(organizations, dialectOf(reader)))
    .orderBy('name'),
)

/** The organisation that each of these people shares with the user, the first one by name. */
export async function sharedOrganizations(
  reader: Reader,
  uids: readonly number[],
  { organizations }: BoardUser,
): Promise<Map<number, string>> {
  if (organizations.length === 0 || uids.length === 0) return new Map()
  const given = { uids: JSON.stringify(uids), organizations: JSON.stringify(organizations) }
  const rows = await memberships.rows(reader, given)
  return new Map(rows.toReversed().map(({ uid, name }) => [uid, name]))
}

const memberships = statement(
  (reader: Reader, { uids, organizations }: Given<{ uids: string; organizations: string }>) =>
    reader
      .selectFrom('user_organizations')
      .innerJoin('organizations', 'organizations.id', 'user_organizations.organization_id')
      .select(['user_organizations.uid', 'organizations.name'])
      .where('user_organizations.uid', 'in', numbersIn(uids, dialectOf(reader)))
      .where('user_organizations.organization_id', 'in', numbersIn(organizations, dialectOf(reader)))
      .orderBy('organizations.name')
      .orderBy('organizations.id'),
)
