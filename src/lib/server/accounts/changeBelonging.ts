import type { Role } from '#shared/access/roles.ts'
import type { Belonging, UserChanges } from '#shared/contract/people.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Reader, Tx } from '../db/database.ts'
import { placeOnBoards } from '../points/boards/placeOnBoards.ts'
import { openWallet } from '../points/book/openWallet.ts'
import { holdAdministrators, isAdministrator, lastAdministrator, lockedOut } from '../people/administrators.ts'
import { administers, type CurrentUser } from '../people/currentUser.ts'
import { grantRoles, joinOrganizations } from '../people/createUser.ts'
import { closeSessionsOf } from './sessions.ts'

interface BelongingEdit {
  user: CurrentUser
  uid: number
  changes: Pick<UserChanges, keyof Belonging>
  now: Date
}

/** The problems of changing a user's roles, status and organisations. */
export async function belongingProblems(
  reader: Reader,
  { user, uid, changes }: Omit<BelongingEdit, 'now'>,
): Promise<Refused[]> {
  if (!administers(user)) return notTheirs(changes, ['roles', 'status', 'organizations'])
  return [
    ...(isAdministrator(user) ? [] : notTheirs(changes, ['roles', 'status'])),
    ...(user.uid === uid ? await lockedOut(reader, user, changes) : await lastAdministrator(reader, uid, changes)),
    ...(await unknownOrganizations(reader, changes.organizations ?? [])),
  ]
}

/**
 * Writes a user's roles, status and organisations. A blocked user is signed out everywhere and keeps everything else.
 * @throws Refusal 400 if the user has become the last administrator
 */
export async function changeBelonging(tx: Tx, { uid, changes, now }: Omit<BelongingEdit, 'user'>): Promise<void> {
  const { roles, status, organizations } = changes
  // Locks the wallet before the account, as signing in does, to prevent a deadlock.
  if (status || organizations) await openWallet(tx, uid, { now })
  await holdAdministrators(tx, changes)
  const problems = await lastAdministrator(tx, uid, changes)
  if (problems.length > 0) throw invalid(problems)
  if (roles) await replaceRoles(tx, uid, roles)
  if (organizations) await replaceOrganizations(tx, uid, organizations)
  if (status) await tx.updateTable('users').set({ status }).where('uid', '=', uid).execute()
  if (status === 'blocked') await closeSessionsOf(tx, uid)
  if (status || organizations) await placeOnBoards(tx, uid, { now })
}

function notTheirs(changes: BelongingEdit['changes'], fields: readonly (keyof Belonging)[]): Refused[] {
  return fields
    .filter((path) => changes[path] !== undefined)
    .map((path) => ({ message: msg('Only an administrator can change this.'), path, code: 'administrators_only' }))
}

/** The problems of organisations that do not exist. */
export async function unknownOrganizations(reader: Reader, ids: readonly number[]): Promise<Refused[]> {
  if (ids.length === 0) return []
  const rows = await reader.selectFrom('organizations').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  const named = ids.map((id, index) => ({ id, path: bracketPath(['organizations', index]) }))
  return named
    .filter(({ id }) => !known.has(id))
    .map(({ path }) => ({ message: msg('This is not one of the choices.'), path, code: 'choice' }))
}

async function replaceRoles(tx: Tx, uid: number, roles: readonly Role[]): Promise<void> {
  await tx
    .deleteFrom('user_roles')
    .where('uid', '=', uid)
    .$if(roles.length > 0, (held) => held.where('role', 'not in', roles))
    .execute()
  await grantRoles(tx, uid, roles)
}

async function replaceOrganizations(tx: Tx, uid: number, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('user_organizations')
    .where('uid', '=', uid)
    .$if(ids.length > 0, (held) => held.where('organization_id', 'not in', ids))
    .execute()
  await joinOrganizations(tx, uid, ids)
}
