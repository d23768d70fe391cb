import type { Profile, UserChanges } from '#shared/contract/people.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Database, Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'
import { missingUploads } from '../media/missingUploads.ts'
import { isAdministrator, mayDoMore } from '../people/administrators.ts'
import { administers } from '../people/currentUser.ts'
import { passwordProblems } from '../people/passwordPolicy.ts'
import { confirmPassword } from './confirmPassword.ts'
import type { AccountEdit } from './editAccount.ts'
import { isPasswordFresh } from './freshPassword.ts'

/** A picture must be an upload of the owner or of the user who changes the account. The clean-up keeps it from now on. */
export async function avatarProblems(db: Database, edit: AccountEdit, { avatar }: UserRow): Promise<Refused[]> {
  const { uid, user, changes, now } = edit
  if (!changes.avatar) return []
  const files = new Map([['avatar', changes.avatar]])
  const wanted = { purpose: 'avatar', now, kept: avatar ? [avatar] : [], uploadedBy: [uid, user.uid] } as const
  return db.transact((tx) => missingUploads(tx, files, wanted))
}

/**
 * The problems of a new username or email address. The user who controls them controls the account, so only
 * administrators may change them for a person with more permissions.
 */
export async function higherProblems(
  reader: Reader,
  { user, uid }: Pick<AccountEdit, 'user' | 'uid'>,
  { before, next }: { before: UserRow; next: Profile },
): Promise<Refused[]> {
  if (user.uid === uid || isAdministrator(user)) return []
  const changed = (['name', 'mail'] as const).filter((path) => next[path] !== before[path])
  if (changed.length === 0 || !(await mayDoMore(reader, uid, user))) return []
  const message = msg('Only an administrator can change this.')
  return changed.map((path) => ({ message, path, code: 'administrators_only' }))
}

/** The problems of a new password; only the owner of an account chooses one. */
export function newPasswordProblems(
  next: Profile,
  { password }: Pick<UserChanges, 'password'>,
  isOwn: boolean,
): Refused[] {
  if (password === undefined) return []
  if (!isOwn) {
    const message = msg(
      'Only the owner of the account can choose this password. You can have a link for a new one emailed to them.',
    )
    return [{ message, path: 'password', code: 'not_own' }]
  }
  return passwordProblems(password, [next.name, next.mail, next.full_name], 'password')
}

/**
 * The problems of the user's own password, if it is needed: always for the private fields of their own account; for
 * roles and for private fields of other users unless they gave the password a short time ago.
 */
export async function confirmProblems(db: Database, edit: AccountEdit, isPrivate: boolean): Promise<Refused[]> {
  const { user, uid, changes, session, now } = edit
  const ownsPrivate = isPrivate && user.uid === uid
  const isWeighty = administers(user) && (isPrivate || changes.roles !== undefined)
  if (!ownsPrivate && !isWeighty) return []
  if (!ownsPrivate && (await isPasswordFresh(db.reader, { session, now }))) return []
  return confirmPassword(db, { uid: user.uid, typed: changes.current_password, now, path: 'current_password' })
}
