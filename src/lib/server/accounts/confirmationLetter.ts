import { foldKey } from '#shared/foldKey.ts'
import type { Reader } from '../db/database.ts'
import type { Site } from '../site/site.ts'
import type { PendingMail } from './pendingMail.ts'
import { type AccountLetter, confirmMailLetter, mailInUseLetter } from './securityMails.ts'

/** The mail with the link to a new address; if it belongs to another account, the mail to the owner of that one. */
export async function confirmationLetter(
  reader: Reader,
  { uid, mail, token }: PendingMail,
  { site, origin }: { site: Pick<Site, 'general' | 'languages' | 'translator'>; origin: string },
): Promise<AccountLetter | undefined> {
  const people = await reader
    .selectFrom('users')
    .select(['uid', 'full_name', 'mail', 'mail_key', 'language', 'status'])
    .where((eb) => eb.or([eb('uid', '=', uid), eb('mail_key', '=', foldKey(mail))]))
    .execute()
  const owner = people.find((person) => person.uid !== uid)
  if (owner) return owner.status === 'active' ? mailInUseLetter(site, owner, `${origin}/user/password`) : undefined
  const person = people.find((found) => found.uid === uid)
  return person && confirmMailLetter(site, { ...person, mail }, `${origin}/user/mail/${token}`)
}
