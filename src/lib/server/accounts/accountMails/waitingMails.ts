import { toInstant } from '#shared/instant.ts'
import type { AccountMail } from '#shared/mail/mailTypes.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Tx } from '../../db/database.ts'
import type { MailRow } from '../../mail/sendMails.ts'
import type { AccountLetter } from '../securityMails.ts'
import { expiryOfMail, linkMails } from './mailExpiry.ts'

/** The job leaves a mail to the process that has just written it, unless that process dies. */
const OWN_MINUTES = 5

/**
 * Stores the reason of a mail about an account, so that it can be tried again. No secret is in it. A mail with a link
 * replaces the ones of its kind that still wait.
 */
export async function keepAccountMail(
  tx: Tx,
  { type, to: { uid } }: Pick<AccountLetter, 'type' | 'to'>,
  { details, now }: { details: object; now: Date },
): Promise<MailRow | undefined> {
  if (uid === null) return undefined
  if (linkMails.includes(type)) await dropAccountMails(tx, uid, [type])
  const expires = toInstant(expiryOfMail(type, now))
  const mail_due = toInstant(new Date(now.getTime() + OWN_MINUTES * MINUTE_MS))
  const { id } = await tx
    .insertInto('account_mails')
    .values({ uid, type, details: JSON.stringify(details), mail_due, expires })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, mail_tries: 0, expires }
}

/** Ends the mails of these kinds that still wait. */
export async function dropAccountMails(tx: Tx, uid: number, types: readonly AccountMail[]): Promise<void> {
  const dropped = await tx
    .deleteFrom('account_mails')
    .where('uid', '=', uid)
    .where('type', 'in', types)
    .returning('id')
    .execute()
  if (dropped.length === 0) return
  const ids = dropped.map(({ id }) => id)
  await tx
    .updateTable('mail_deliveries')
    .set({ state: 'given_up', source: null, source_id: null })
    .where('source', '=', 'account_mails')
    .where('source_id', 'in', ids)
    .execute()
}
