import { notFound } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { type CurrentUser, mayHandle } from '../people/currentUser.ts'
import { confirmationLetter } from './confirmationLetter.ts'
import { type AccountContext, linkOrigin, mailOwner } from './forgottenPassword.ts'
import {
  admitNewAddress,
  cancelMailChange,
  finishMailChange,
  type PendingMail,
  pendingMailOf,
  startMailChange,
} from './pendingMail.ts'
import { mailChangedMail } from './securityMails.ts'

/**
 * Mails the link to a new address. If the address already has an account, its owner gets a different mail instead; the
 * user cannot see the difference, not even from the response time.
 */
export function mailConfirmation(context: AccountContext, pending: PendingMail): void {
  mailOwner(context, () =>
    confirmationLetter(context.runtime.db.reader, pending, { site: context.site, origin: linkOrigin(context) }),
  )
}

/**
 * Mails a new link to the pending address; the link before it becomes invalid.
 * @throws Refusal 404 if no change is pending or the user may not change the account, 429 after too many requests
 */
export async function resendConfirmation(
  context: AccountContext,
  { user, uid }: { user: CurrentUser; uid: number },
): Promise<void> {
  const { runtime, now } = context
  const mail = mayHandle(user, uid) ? await pendingMailOf(runtime.db.reader, uid, now) : null
  if (mail === null) throw notFound()
  await admitNewAddress(runtime.db, { uid, mail, now })
  mailConfirmation(context, await runtime.db.transact((tx) => startMailChange(tx, { uid, mail, now })))
}

/**
 * Keeps the old address.
 * @throws Refusal 404 if the user may not change the account
 */
export async function keepOldMail(db: Database, { user, uid }: { user: CurrentUser; uid: number }): Promise<void> {
  if (!mayHandle(user, uid)) throw notFound()
  await db.transact((tx) => cancelMailChange(tx, uid))
}

/**
 * Confirms an address with the link that was sent to it, and notifies the old address.
 * @throws Refusal 404 for a link that was used or has expired
 */
export async function confirmMail(context: AccountContext, token: string): Promise<{ uid: number }> {
  const owner = await finishMailChange(context.runtime.db, { token, now: context.now })
  mailOwner(context, () => mailChangedMail(context.site, owner), { mail: owner.mail })
  return owner
}
