import type { Belonging, Profile, UserChanges } from '#shared/contract/people.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound, type Refused } from '#shared/refusal.ts'
import type { Database, Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema.ts'
import { countTry, forgetTries, type Limit, triedTooOften } from '../db/throttle.ts'
import { recordProfile } from '../points/earning/ownEvents.ts'
import { type Asker, mayHandle } from '../people/asker.ts'
import { belongingProblems, changeBelonging } from './roles.ts'
import { countryCodes } from '../people/countries.ts'
import { fullName, takenNames } from '../people/createUser.ts'
import { foldKey } from '../people/foldKey.ts'
import { passwordProblems } from '../people/passwordPolicy.ts'
import { hashPassword, verifyPassword } from '../people/passwords.ts'
import type { Addressee } from './securityMails.ts'
import { closeOtherSessionsOf } from './sessions.ts'

/** A stolen session must not be good for guessing the password. */
const confirmLimit: Limit = { name: 'confirm-password', tries: 10, seconds: 15 * 60 }

export interface AccountEdit {
  asker: Asker
  uid: number
  changes: UserChanges
  /** The languages that are switched on. */
  languages: readonly string[]
  /** The session that the wish came by; the person's others end when the password changes. */
  session: string
  now: Date
}

/** Without what only administrators change. */
type AccountChanges = Omit<UserChanges, keyof Belonging>

/** What the owner is to be told, at the address the account had until now. */
export interface AccountEdited {
  owner: Addressee
  mailChanged: boolean
  passwordChanged: boolean
}

/**
 * Changes an account: one's own, or as an administrator anybody's. The own mail address and password change only with
 * the current password; another person's password cannot be set at all, only a link for a new one be sent. Roles, status
 * and organisations are for administrators only.
 * @throws Refusal 404 for an account that is not the asker's to change, 400 with everything that is wrong,
 * 429 after too many wrong passwords
 */
export async function editAccount(db: Database, edit: AccountEdit): Promise<AccountEdited> {
  const { uid, now } = edit
  const { roles: _, status: __, organizations: ___, ...changes } = edit.changes
  const user = await findEditable(db.reader, edit.asker, uid)
  if (!user) throw notFound()
  const next = merge(user, changes)
  const isOwn = edit.asker.uid === uid
  const edited: AccountEdited = {
    owner: { full_name: user.full_name, mail: user.mail, language: user.language },
    mailChanged: foldKey(next.mail) !== user.mail_key,
    passwordChanged: changes.password !== undefined,
  }
  const problems = [
    ...(await profileProblems(db.reader, { user, next, languages: edit.languages })),
    ...(await belongingProblems(db.reader, edit)),
    ...newPasswordProblems(next, changes, isOwn),
    ...(isOwn && (edited.mailChanged || edited.passwordChanged)
      ? await confirmProblems(db, user, changes.current_password, now)
      : []),
  ]
  if (problems.length > 0) throw invalid(problems)
  const hash = changes.password === undefined ? undefined : await hashPassword(changes.password)
  await db.transact(async (tx) => {
    if (isComplete(next)) await recordProfile(tx, uid, now)
    const taken = await takenNames(tx, { ...next, except: uid })
    if (taken.length > 0) throw invalid(taken)
    await changeBelonging(tx, edit)
    await tx
      .updateTable('users')
      .set({
        ...next,
        name_key: foldKey(next.name),
        mail_key: foldKey(next.mail),
        ...(hash && { password_hash: hash }),
      })
      .where('uid', '=', uid)
      .execute()
    if (hash) await closeOtherSessionsOf(tx, uid, edit.session)
    // A link that was mailed to the old address, or for the old password, opens nothing any more.
    if (hash || edited.mailChanged) {
      await tx.deleteFrom('password_resets').where('uid', '=', uid).where('used', 'is', null).execute()
    }
  })
  return edited
}

/** The account with this uid if the asker may change it. */
export async function findEditable(reader: Reader, asker: Asker, uid: number): Promise<UserRow | undefined> {
  if (!mayHandle(asker, uid)) return undefined
  return reader.selectFrom('users').selectAll().where('uid', '=', uid).executeTakeFirst()
}

/** Everything that the audience of a page or a rule can be chosen by. */
function isComplete({ mail, first_name, last_name, country, title_tid, language }: Profile): boolean {
  return [mail, first_name, last_name, country, title_tid, language].every(Boolean)
}

/** A full name that only repeated first and last name follows them. */
function merge(user: UserRow, { current_password: _, password: __, ...changes }: AccountChanges): Profile {
  const { name, mail, first_name, last_name, language, timezone, country, title_tid } = user
  const ownFullName = user.full_name === fullName(user) ? '' : user.full_name
  const next = { name, mail, first_name, last_name, language, timezone, country, title_tid, ...changes }
  return { ...next, full_name: (changes.full_name ?? ownFullName) || fullName(next) }
}

async function profileProblems(
  reader: Reader,
  { user, next, languages }: { user: UserRow; next: Profile; languages: readonly string[] },
): Promise<Refused[]> {
  const problems = await takenNames(reader, { ...next, except: user.uid })
  const choice = (path: string) =>
    problems.push({ message: msg('This is not one of the choices.'), path, code: 'choice' })
  // What was chosen before and has been switched off since may stay.
  if (next.language && next.language !== user.language && !languages.includes(next.language)) choice('language')
  if (next.country && !countryCodes.includes(next.country)) choice('country')
  if (next.title_tid && next.title_tid !== user.title_tid && !(await isTitle(reader, next.title_tid)))
    choice('title_tid')
  return problems
}

function newPasswordProblems(next: Profile, { password }: AccountChanges, isOwn: boolean): Refused[] {
  if (password === undefined) return []
  if (!isOwn) {
    const message = msg('Only the person can choose this password. You can have a link mailed for a new one.')
    return [{ message, path: 'password', code: 'not_own' }]
  }
  return passwordProblems(password, [next.name, next.mail, next.full_name], 'password')
}

async function confirmProblems(
  db: Database,
  { uid, password_hash }: UserRow,
  typed: string | undefined,
  now: Date,
): Promise<Refused[]> {
  const path = 'current_password'
  if (!typed) return [{ message: msg('Write your current password to change this.'), path, code: 'required' }]
  const wait = await db.transact((tx) => countTry(tx, confirmLimit, String(uid), now))
  if (wait > 0) throw triedTooOften(wait)
  if (!(await verifyPassword(password_hash, typed))) {
    return [{ message: msg('This is not your current password.'), path, code: 'credentials' }]
  }
  await db.transact((tx) => forgetTries(tx, confirmLimit, String(uid)))
  return []
}

async function isTitle(reader: Reader, tid: number): Promise<boolean> {
  const term = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select('terms.tid')
    .where('terms.tid', '=', tid)
    .where('vocabularies.machine_name', '=', 'title')
    .executeTakeFirst()
  return term !== undefined
}
