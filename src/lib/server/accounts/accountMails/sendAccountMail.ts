import { sendDueMail } from '../../mail/sendMails.ts'
import type { AccountContext } from '../forgottenPassword.ts'
import type { AccountLetter } from '../securityMails.ts'
import { keepAccountMail } from './waitingMails.ts'

/**
 * Sends a mail about an account at once. If that fails, the job tries it again while the mail is of use.
 * @param details the facts from which the mail can be written again, without secrets
 */
export async function sendAccountMail(
  { runtime, site, now }: Pick<AccountContext, 'runtime' | 'site' | 'now'>,
  letter: AccountLetter,
  details: object = {},
): Promise<void> {
  const { db, config, log } = runtime
  const row = await db.transact((tx) => keepAccountMail(tx, letter, { details, now }))
  if (!row) throw new Error('A mail about an account needs the account.')
  const office = { db, config, log, clock: () => now }
  await sendDueMail(office, site, { table: 'account_mails', rows: [row], write: () => letter })
}
