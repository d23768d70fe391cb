import type { Belonging, Profile, UserChanges } from '#shared/contract/people.ts'
import { denied, invalid, notFound } from '#shared/refusal.ts'
import type { StatableCriterion } from '#shared/audience/criteria.ts'
import { touch } from '../cache/clock.ts'
import type { Database, Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'
import { recordProfile } from '../points/earning/ownEvents.ts'
import { administers, type CurrentUser, mayHandle } from '../people/currentUser.ts'
import { accountToNote, noteAccount } from './noteAccount.ts'
import { belongingProblems, changeBelonging } from './changeBelonging.ts'
import { avatarProblems, confirmProblems, higherProblems, newPasswordProblems } from './editProblems.ts'
import { foreignAddress, fullName, takenNames } from '../people/createUser.ts'
import { foldedNames } from '../people/foldedNames.ts'
import { lockNames } from '../people/lockNames.ts'
import { foldKey } from '#shared/foldKey.ts'
import { holdsAdministrator, isAdministrator } from '../people/administrators.ts'
import { profileProblems } from './profileProblems.ts'
import { personTag } from '../people/personTag.ts'
import { hashPassword } from '../secrets/passwords.ts'
import { admitNewAddress, type PendingMail, startMailChange } from './pendingMail.ts'
import { forgetDevices } from './knownDevices.ts'
import { lockAccount } from './lockAccount.ts'
import { endMailedLinks } from './mailedLinks.ts'
import type { Addressee } from './securityMails.ts'
import { closeOtherSessionsOf, renewSession } from './sessions.ts'
import { criteriaProblems, criteriaSetBy, hasStatedAll, profileAfter } from '../people/statedCriteria.ts'

export interface AccountEdit {
  user: CurrentUser
  uid: number
  changes: UserChanges
  /** The enabled languages. */
  languages: readonly string[]
  /** The audience criteria that users state about themselves. */
  ownCriteria: readonly StatableCriterion[]
  /** The session of the request; the user's other sessions end when the password changes. */
  session: string
  now: Date
  /** Called when the account is locked: throws the refusal of an edit that comes too late. */
  admit?: (reader: Reader) => Promise<void>
}

/** Without the fields that only administrators change, and the picture. */
type AccountChanges = Omit<UserChanges, keyof Belonging | 'avatar'>

/** The facts for the mails about a change. */
export interface AccountEdited {
  /** The user with the email address before the change. */
  owner: Addressee
  /** Whether the new address is already in use for the account. */
  mailChanged: boolean
  passwordChanged: boolean
  /** The new address that is used once its link was opened. */
  pending?: PendingMail
  /** The new secret of the user's session, if the password was confirmed. */
  session: string | undefined
}

/**
 * Changes an account: the user's own, or any if the user is an administrator. Users change their own username, email
 * address and password only with the current password, and a new email address is used only after the link sent to it
 * was opened. Nobody can set the password of another user; an administrator can only send a link for a new one. Roles,
 * status and organisations are for administrators only, and so are the audience criteria that users do not state about
 * themselves.
 * @throws Refusal 404 for an account that the user may not change, 403 for the account of an administrator if the user
 * is none, 400 with all problems, 429 after too many wrong passwords or new names
 */
export async function editAccount(db: Database, edit: AccountEdit): Promise<AccountEdited> {
  const { uid, now } = edit
  const { roles: _, status: __, organizations: ___, avatar, ...changes } = edit.changes
  const user = await findEditable(db.reader, edit.user, uid)
  if (!user) throw notFound()
  const isOwn = edit.user.uid === uid
  await refuseHigher(db.reader, edit)
  const pendingMail = isOwn && changes.mail !== undefined && isOther(changes.mail, user.mail) ? changes.mail : null
  const planned = merge(user, pendingMail === null ? changes : withoutMail(changes))
  const renamed = foldKey(planned.name) !== user.name_key
  const passwordChanged = changes.password !== undefined
  const isPrivate = renamed || isOther(planned.mail, user.mail) || pendingMail !== null || passwordChanged
  const unconfirmed = await confirmProblems(db, edit, isPrivate)
  const foreign = renamed ? foreignAddress(planned) : []
  const problems = [
    ...foreign,
    ...(await profileProblems(db.reader, { user, next: planned, languages: edit.languages })),
    ...(await criteriaProblems(db.reader, { user, changes, settable: criteriaSetBy(edit.user, edit.ownCriteria) })),
    ...(await belongingProblems(db.reader, edit)),
    ...(await higherProblems(db.reader, edit, { before: user, next: planned })),
    ...newPasswordProblems(planned, changes, isOwn),
    ...(await avatarProblems(db, edit, user)),
    ...unconfirmed,
  ]
  if (unconfirmed.length === 0 && foreign.length === 0) {
    if (isOwn && (renamed || pendingMail !== null)) await admitNewAddress(db, { uid, mail: pendingMail, now })
    // Only administrators may learn whether an address has an account.
    const mail = (administers(edit.user) && pendingMail) || planned.mail
    problems.push(...(await takenNames(db.reader, { name: planned.name, mail, except: uid })))
  }
  if (problems.length > 0) throw invalid(problems)
  const hash = changes.password === undefined ? undefined : await hashPassword(changes.password)
  return db.transact(async (tx) => {
    await lockNames(tx, planned)
    // The account may have changed, or may have been erased, since it was read above.
    const held = await lockAccount(tx, { uid, rights: edit.changes, now })
    if (!held) throw notFound()
    await refuseHigher(tx, edit)
    await edit.admit?.(tx)
    const isUnconfirmed = isOwn && changes.mail !== undefined && isOther(changes.mail, held.mail)
    const next = merge(held, isUnconfirmed ? withoutMail(changes) : changes)
    const profile = profileAfter(held, changes)
    const mailChanged = isOther(next.mail, held.mail)
    if (await isComplete(tx, { ...next, profile }, edit.ownCriteria)) await recordProfile(tx, uid, now)
    const late = [
      ...(await takenNames(tx, { ...next, except: uid })),
      ...(await higherProblems(tx, edit, { before: held, next })),
    ]
    if (late.length > 0) throw invalid(late)
    const before = isOwn ? undefined : await accountToNote(tx, uid)
    await changeBelonging(tx, edit)
    await tx
      .updateTable('users')
      .set({
        ...columnsOf(next),
        profile: JSON.stringify(profile),
        ...foldedNames(next),
        ...(avatar !== undefined && { avatar }),
        ...(hash && { password_hash: hash }),
      })
      .where('uid', '=', uid)
      .execute()
    if (!isOwn) await noteAccount(tx, { actor: edit.user.uid, uid, before }, now)
    if (next.full_name !== held.full_name || edit.changes.status !== undefined) await touch(tx, [personTag(uid)])
    const isConfirmed = changes.current_password !== undefined && (isPrivate || edit.changes.roles !== undefined)
    const session = isConfirmed ? await renewSession(tx, edit.session, now) : undefined
    if (hash) {
      await closeOtherSessionsOf(tx, uid, session ?? edit.session)
      await forgetDevices(tx, uid)
    }
    // Links that were mailed to the old address or for the old password become invalid.
    if (hash || mailChanged) await endMailedLinks(tx, uid)
    return {
      owner: { uid: held.uid, full_name: held.full_name, mail: held.mail, language: held.language },
      mailChanged,
      passwordChanged,
      session,
      ...(pendingMail !== null && { pending: await startMailChange(tx, { uid, mail: pendingMail, now }) }),
    }
  })
}

/** The account with this uid if the user may change it. */
export async function findEditable(reader: Reader, user: CurrentUser, uid: number): Promise<UserRow | undefined> {
  if (!mayHandle(user, uid)) return undefined
  return reader.selectFrom('users').selectAll().where('uid', '=', uid).where('erased', 'is', null).executeTakeFirst()
}

/** A new email address would give the account away, with everything that administrators may do. */
async function refuseHigher(reader: Reader, { user, uid }: AccountEdit): Promise<void> {
  if (user.uid === uid || isAdministrator(user)) return
  if (await holdsAdministrator(reader, uid)) throw denied()
}

function withoutMail({ mail: _, ...changes }: AccountChanges): AccountChanges {
  return changes
}

/** Different spellings of one key may be different mailboxes; only case makes no difference. */
function isOther(mail: string, than: string): boolean {
  return mail.toLowerCase() !== than.toLowerCase()
}

/** Everything that the user can fill in. */
async function isComplete(
  reader: Reader,
  person: Profile & { profile: Record<string, number[]> },
  own: readonly StatableCriterion[],
): Promise<boolean> {
  const { mail, first_name, last_name } = person
  return [mail, first_name, last_name].every(Boolean) && hasStatedAll(reader, person, own)
}

function columnsOf({ title: title_tid, ...columns }: Profile): Partial<UserRow> {
  return { ...columns, title_tid }
}

/** A full name that only repeats first and last name follows them. */
function merge(
  user: UserRow,
  { current_password: _, password: __, profile: ___, ...changes }: AccountChanges,
): Profile {
  const { name, mail, first_name, last_name, language, timezone, country, title_tid: title } = user
  const ownFullName = user.full_name === fullName(user) ? '' : user.full_name
  const next = { name, mail, first_name, last_name, language, timezone, country, title, ...changes }
  // A username that is the email address follows it.
  if (user.name_key === user.mail_key && foldKey(next.name) === user.name_key) next.name = next.mail
  return { ...next, full_name: (changes.full_name ?? ownFullName) || fullName(next) }
}
