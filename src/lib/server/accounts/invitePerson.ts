import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import { countTry, type Limit, triedTooOften } from '../db/throttle.ts'
import { type Actor, needAdministrator } from './needAdministrator.ts'
import { type AccountContext, linkOrigin, mailOwner } from './forgottenPassword.ts'
import { INVITATION_DAYS, startInvitation } from './invitations.ts'
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
  const person = await db.reader
    .selectFrom('users')
    .select(['full_name', 'mail', 'language', 'status', 'password_hash'])
    .where('uid', '=', uid)
    .where('erased', 'is', null)
    .executeTakeFirst()
  if (!person) throw notFound()
  if (person.status === 'blocked') throw invalid([blocked])
  if (person.password_hash !== null) throw invalid([hasPassword])
  const wait = await db.transact((tx) => countTry(tx, invitationLimit, String(uid), now))
  if (wait > 0) throw triedTooOften(wait)
  const invitation = await db.transact(async (tx) => {
    const subject = { type: 'person', id: uid, label: person.full_name } as const
    await noteChange(tx, { actor: user.uid, action: 'invited', subject }, now)
    return startInvitation(tx, { uid, by: user.uid, now })
  })
  mailInvitation(context, { ...person, uid, ...invitation })
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
