import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'
import { countTry, type Limit, triedTooOften } from '../db/throttle.ts'
import { type Actor, needAdministrator } from './needAdministrator.ts'
import { type AccountContext, linkOrigin, mailOwner } from './forgottenPassword.ts'
import { startInvitation } from './invitations.ts'
import { INVITATION_DAYS } from './linkLife.ts'
import { lockAccount } from './lockAccount.ts'
import { type Addressee, invitationMail } from './securityMails.ts'

export const invitationLimit: Limit = { name: 'invitation:person', tries: 5, seconds: 3600 }

/**
 * Mails a new invitation; the link before it becomes invalid.
 * @throws Refusal 403 for everyone but administrators, 404 for an unknown person, 400 for one who is blocked or has a
 * password, 429 after too many mails to one person
 */
export async function invitePerson(context: AccountContext, { user }: Actor, uid: number): Promise<void> {
  needAdministrator(user)
  const { runtime, now } = context
  const { db } = runtime
  refuseNotInvitable(await findPerson(db.reader, uid))
  const wait = await db.transact((tx) => countTry(tx, invitationLimit, String(uid), now))
  if (wait > 0) throw triedTooOften(wait)
  const { person, invitation } = await db.transact(async (tx) => {
    // The person may have been erased, blocked, or have set a password since they were read above.
    const held = refuseNotInvitable(await lockAccount(tx, { uid, now }))
    const subject = { type: 'person', id: uid, label: held.full_name } as const
    await noteChange(tx, { actor: user.uid, action: 'invited', subject }, now)
    return { person: held, invitation: await startInvitation(tx, { uid, by: user.uid, now }) }
  })
  const { full_name, mail, language } = person
  mailInvitation(context, { full_name, mail, language, uid, ...invitation })
}

function findPerson(reader: Reader, uid: number): Promise<UserRow | undefined> {
  return reader.selectFrom('users').selectAll().where('uid', '=', uid).where('erased', 'is', null).executeTakeFirst()
}

function refuseNotInvitable(person: UserRow | undefined): UserRow {
  if (!person) throw notFound()
  if (person.status === 'blocked') throw invalid([blocked])
  if (person.password_hash !== null) throw invalid([hasPassword])
  return person
}

/** Sends the mail of an invitation that was stored. */
export function mailInvitation(context: AccountContext, { token, ...to }: Addressee & { token: string }): void {
  mailOwner(context, () => {
    const link = `${linkOrigin(context)}/user/invitation/${token}`
    return invitationMail(context.site, to, { link, days: INVITATION_DAYS })
  })
}

const blocked = { message: msg('This person is blocked. Unblock them first.'), path: '', code: 'blocked' }
const hasPassword = {
  message: msg('This person has a password. They can ask for a new one on the login page.'),
  path: '',
  code: 'has_password',
}
