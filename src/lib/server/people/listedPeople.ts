import type { AccountState, ListedPerson } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'

const shown = ['uid', 'name', 'mail', 'full_name', 'avatar', 'language', 'created', 'status', 'last_login'] as const

/** These people as the administrators' list shows them, in the same order. */
export async function listedPeople(reader: Reader, uids: readonly number[]): Promise<ListedPerson[]> {
  if (uids.length === 0) return []
  const [users, roles, memberships, invited, sessions] = await Promise.all([
    reader.selectFrom('users').select(shown).where('uid', 'in', uids).execute(),
    reader.selectFrom('user_roles').selectAll().where('uid', 'in', uids).orderBy('role').execute(),
    reader
      .selectFrom('user_organizations')
      .innerJoin('organizations', 'organizations.id', 'user_organizations.organization_id')
      .select(['user_organizations.uid', 'organizations.id', 'organizations.name'])
      .where('user_organizations.uid', 'in', uids)
      .orderBy('organizations.name')
      .execute(),
    reader.selectFrom('invitations').select('uid').where('uid', 'in', uids).execute(),
    reader
      .selectFrom('sessions')
      .select((eb) => ['uid', eb.fn.max('last_seen').as('seen')])
      .where('uid', 'in', uids)
      .groupBy('uid')
      .execute(),
  ])
  const waiting = new Set(invited.map(({ uid }) => uid))
  const lastSeen = new Map(sessions.map(({ uid, seen }) => [uid, seen]))
  const found = new Map(users.map((user) => [user.uid, user]))
  return uids.flatMap((uid) => {
    const user = found.get(uid)
    if (!user) return []
    const { status, last_login, ...person } = user
    return {
      ...person,
      state: stateOf(status, waiting.has(uid)),
      roles: roles.filter((held) => held.uid === uid).map(({ role }) => role),
      organizations: memberships.filter((held) => held.uid === uid).map(({ id, name }) => ({ id, name })),
      seen: later(last_login, lastSeen.get(uid) ?? null),
    }
  })
}

/** A blocked person is blocked, invited or not. */
function stateOf(status: 'active' | 'blocked', isInvited: boolean): AccountState {
  return status === 'blocked' ? 'blocked' : isInvited ? 'invited' : 'active'
}

function later(a: string | null, b: string | null): string | null {
  return a !== null && b !== null ? (a > b ? a : b) : (a ?? b)
}
