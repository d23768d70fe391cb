import type { Tx } from '../db/database.ts'
import { linkMails } from './accountMails/mailExpiry.ts'
import { dropAccountMails } from './accountMails/waitingMails.ts'

/** Makes every unused link invalid that was mailed about an account, for a first or new password or a new email address. */
export async function endMailedLinks(tx: Tx, uid: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('uid', '=', uid).where('used', 'is', null).execute()
  await tx.deleteFrom('invitations').where('uid', '=', uid).execute()
  await tx.deleteFrom('pending_mails').where('uid', '=', uid).execute()
  await dropAccountMails(tx, uid, linkMails)
}
