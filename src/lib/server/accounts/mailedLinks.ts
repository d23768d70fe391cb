import type { Tx } from '../db/database.ts'

/** Ends every link that was mailed about an account and not used: for a new password, for a new mail address. */
export async function endMailedLinks(tx: Tx, uid: number): Promise<void> {
  await tx.deleteFrom('password_resets').where('uid', '=', uid).where('used', 'is', null).execute()
  await tx.deleteFrom('pending_mails').where('uid', '=', uid).execute()
}
