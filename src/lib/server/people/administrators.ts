import { type Access, accessTypes, defaultRoleAccess, type Role } from '#shared/access/roles.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { CurrentUser } from './currentUser.ts'

export const ADMINISTRATOR: Role = 'administrator'

/** The new roles and status of a user; a value that does not change may be left out. */
interface RightsChange {
  roles?: readonly Role[] | undefined
  status?: 'active' | 'blocked' | undefined
}

/** Whether the user has the role that holds everything; a permission of it can be given to other roles too. */
export function isAdministrator({ roles }: Pick<CurrentUser, 'roles'>): boolean {
  return roles.includes(ADMINISTRATOR)
}

/** Whether the person with this uid has the role. */
export async function holdsAdministrator(reader: Reader, uid: number): Promise<boolean> {
  const held = reader.selectFrom('user_roles').select('uid').where('uid', '=', uid).where('role', '=', ADMINISTRATOR)
  return (await held.executeTakeFirst()) !== undefined
}

/** Whether the person with this uid holds the role, or may change the settings of the site by another one. */
export async function administersSite(reader: Reader, uid: number): Promise<boolean> {
  return (await holdsAdministrator(reader, uid)) || (await heldAccess(reader, uid)).includes('site_settings')
}

/** The permissions that concern only the user's own things. */
const ownAccess: readonly Access[] = defaultRoleAccess.instructor

/** Whether the person with this uid has a permission, beyond those for their own things, that this user lacks. */
export async function mayDoMore(reader: Reader, uid: number, than: CurrentUser): Promise<boolean> {
  const held = await heldAccess(reader, uid)
  return held.some((access) => !than.permissions.has(access) && !ownAccess.includes(access))
}

async function heldAccess(reader: Reader, uid: number): Promise<Access[]> {
  const rows = await reader
    .selectFrom('user_roles')
    .innerJoin('role_access', 'role_access.role', 'user_roles.role')
    .select('access')
    .where('user_roles.uid', '=', uid)
    .execute()
  return accessTypes.filter((access) => rows.some((row) => row.access === access))
}

/** The problems of a change to the user's own account: users who lock themselves out cannot undo it. */
export async function lockedOut(
  reader: Reader,
  user: CurrentUser,
  { roles, status }: RightsChange,
): Promise<Refused[]> {
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

/** The problems of a change to any account: a site without an administrator could not get one again. */
export async function lastAdministrator(reader: Reader, uid: number, change: RightsChange): Promise<Refused[]> {
  const lost = losses(change)
  if (lost.length === 0) return []
  const active = await reader
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.uid', 'users.uid')
    .select('users.uid')
    .where('user_roles.role', '=', ADMINISTRATOR)
    .where('users.status', '=', 'active')
    .execute()
  if (active.length !== 1 || active[0]?.uid !== uid) return []
  const message = msg('This is the last active administrator. Make another user an administrator first.')
  return lost.map((path) => ({ message, path, code: 'last_administrator' }))
}

/**
 * Locks the administrators until the transaction ends: if two administrators block each other at the same moment, the
 * second one must see what the first one did.
 */
export async function holdAdministrators(tx: Tx, change: RightsChange): Promise<void> {
  if (losses(change).length === 0 || dialectOf(tx) === 'sqlite') return
  await tx
    .selectFrom('users')
    .select('uid')
    .where('uid', 'in', (eb) => eb.selectFrom('user_roles').select('uid').where('role', '=', ADMINISTRATOR))
    .orderBy('uid')
    .forNoKeyUpdate()
    .execute()
}

/** A site can change which roles give access to the administration. */
async function staysAdministrator(reader: Reader, user: CurrentUser, roles: readonly Role[]): Promise<boolean> {
  if (user.roles.includes(ADMINISTRATOR) && !roles.includes(ADMINISTRATOR)) return false
  const opening = await reader.selectFrom('role_access').select('role').where('access', '=', 'site_settings').execute()
  return opening.some(({ role }) => roles.some((kept) => kept === role))
}

/** The columns of a change after which an administrator would no longer be one. */
function losses({ roles, status }: RightsChange): ('roles' | 'status')[] {
  return [
    ...(roles && !roles.includes(ADMINISTRATOR) ? (['roles'] as const) : []),
    ...(status === 'blocked' ? (['status'] as const) : []),
  ]
}
