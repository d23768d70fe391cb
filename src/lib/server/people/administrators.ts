import type { Role } from '#shared/access/roles.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { CurrentUser } from './currentUser.ts'

const ADMINISTRATOR: Role = 'administrator'

/** What somebody's roles and status are to be, as far as they change. */
export interface Wish {
  roles?: readonly Role[] | undefined
  status?: 'active' | 'blocked' | undefined
}

/** What keeps the user from wishing this for the own account: whoever locks themself out cannot undo it. */
export async function lockedOut(reader: Reader, user: CurrentUser, { roles, status }: Wish): Promise<Refused[]> {
  const problems: Refused[] = []
  if (status === 'blocked') {
    problems.push({ message: msg('You cannot block yourself.'), path: 'status', code: 'own_account' })
  }
  if (roles && !(await staysAdministrator(reader, user, roles))) {
    const message = msg('You would lock yourself out of the administration. Only another administrator can do this.')
    problems.push({ message, path: 'roles', code: 'own_roles' })
  }
  return problems
}

/** What keeps everyone from wishing this for a person: a site without an administrator could not get one again. */
export async function lastAdministrator(reader: Reader, uid: number, wish: Wish): Promise<Refused[]> {
  const lost = losses(wish)
  if (lost.length === 0) return []
  const active = await reader
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.uid', 'users.uid')
    .select('users.uid')
    .where('user_roles.role', '=', ADMINISTRATOR)
    .where('users.status', '=', 'active')
    .execute()
  if (active.length !== 1 || active[0]?.uid !== uid) return []
  const message = msg('This is the last active administrator. Make somebody else an administrator first.')
  return lost.map((path) => ({ message, path, code: 'last_administrator' }))
}

/**
 * Lets nobody else take an administrator away until the transaction ends: of two who block each other at the same
 * moment, the second one has to see what the first one did.
 */
export async function holdAdministrators(tx: Tx, wish: Wish): Promise<void> {
  if (losses(wish).length === 0 || dialectOf(tx) === 'sqlite') return
  await tx
    .selectFrom('users')
    .select('uid')
    .where('uid', 'in', (eb) => eb.selectFrom('user_roles').select('uid').where('role', '=', ADMINISTRATOR))
    .orderBy('uid')
    .forNoKeyUpdate()
    .execute()
}

/** Which roles open the administration can have been changed. */
async function staysAdministrator(reader: Reader, user: CurrentUser, roles: readonly Role[]): Promise<boolean> {
  if (user.roles.includes(ADMINISTRATOR) && !roles.includes(ADMINISTRATOR)) return false
  const opening = await reader.selectFrom('role_access').select('role').where('access', '=', 'site_settings').execute()
  return opening.some(({ role }) => roles.some((kept) => kept === role))
}

/** By which members somebody who is an administrator would be none any more. */
function losses({ roles, status }: Wish): ('roles' | 'status')[] {
  return [
    ...(roles && !roles.includes(ADMINISTRATOR) ? (['roles'] as const) : []),
    ...(status === 'blocked' ? (['status'] as const) : []),
  ]
}
