import { toInstant } from '#shared/instant.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { DueMail } from '../../mail/sendMails.ts'
import { rewriteMail, type WaitingMail } from './rewriteMail.ts'

/** A mail that is being written is not taken again for this long. */
const TAKEN_MINUTES = 5

/** Returns the due mails about accounts that failed before. */
export async function dueAccountMails(reader: Reader, now: Date, limit: number): Promise<DueMail[]> {
  const due = await reader
    .selectFrom('account_mails')
    .innerJoin('users', 'users.uid', 'account_mails.uid')
    .select(['account_mails.id', 'account_mails.type', 'account_mails.details', 'account_mails.mail_tries'])
    .select(['account_mails.expires', 'users.uid', 'users.full_name', 'users.mail', 'users.language', 'users.status'])
    .where('account_mails.mail_due', '<=', toInstant(now))
    .orderBy('account_mails.mail_due')
    .orderBy('account_mails.id')
    .limit(limit)
    .execute()
  return due.map((mail) => ({
    table: 'account_mails',
    rows: [mail],
    write: (site, origin, _from, db) =>
      db.transact(async (tx) => {
        if (!(await take(tx, mail, now))) return null
        return mail.expires <= toInstant(now) ? undefined : rewriteMail(tx, mail, { site, origin, now })
      }),
  }))
}

/** Another process may have taken the mail, or removed it with the links of the account. */
async function take(tx: Tx, { id }: WaitingMail, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_mails')
    .set({ mail_due: toInstant(new Date(now.getTime() + TAKEN_MINUTES * MINUTE_MS)) })
    .where('id', '=', id)
    .where('mail_due', '<=', toInstant(now))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
