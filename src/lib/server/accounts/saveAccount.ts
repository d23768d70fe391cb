import { mailConfirmation } from './changeMail.ts'
import { type AccountEdit, editAccount } from './editAccount.ts'
import { type Desk, linkOrigin, mailOwner } from './forgottenPassword.ts'
import { mailChangedMail, passwordChangedMail } from './securityMails.ts'

/** The facts for the message to the user after a change was saved. */
export interface AccountSaved {
  /** A new email address waits until its link is opened. */
  mailPending: boolean
  /** The new secret of the user's session, if there is one. */
  session: string | undefined
}

/**
 * Changes an account and notifies its owner if the email address or the password changed.
 * @throws Refusal as `editAccount`
 */
export async function saveAccount(
  desk: Desk,
  wish: Omit<AccountEdit, 'now' | 'languages' | 'ownCriteria'>,
): Promise<AccountSaved> {
  const { general, languages } = desk.site
  const edit = {
    ...wish,
    languages: languages.map(({ langcode }) => langcode),
    ownCriteria: general.own_criteria,
    now: desk.now,
  }
  const { owner, mailChanged, passwordChanged, pending, session } = await editAccount(desk.runtime.db, {
    ...edit,
    now: desk.now,
  })
  if (mailChanged) mailOwner(desk, () => mailChangedMail(desk.site, owner))
  if (passwordChanged) mailOwner(desk, () => passwordChangedMail(desk.site, owner, `${linkOrigin(desk)}/user/password`))
  if (pending) mailConfirmation(desk, pending)
  return { mailPending: pending !== undefined, session }
}
