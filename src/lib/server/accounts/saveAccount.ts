import { mailConfirmation } from './changeMail.ts'
import { type AccountEdit, editAccount } from './editAccount.ts'
import { type Desk, linkOrigin, tell } from './forgottenPassword.ts'
import { mailChangedMail, passwordChangedMail } from './securityMails.ts'

/** What the person has to know about a change that was saved. */
export interface AccountSaved {
  /** A new mail address waits for its link to be opened. */
  mailPending: boolean
}

/**
 * Changes an account and tells its owner if the mail address or the password changed.
 * @throws Refusal as `editAccount`
 */
export async function saveAccount(desk: Desk, wish: Omit<AccountEdit, 'now' | 'ownCriteria'>): Promise<AccountSaved> {
  const edit = { ...wish, ownCriteria: desk.site.general.own_criteria, now: desk.now }
  const { owner, mailChanged, passwordChanged, pending } = await editAccount(desk.runtime.db, {
    ...edit,
    now: desk.now,
  })
  if (mailChanged) tell(desk, () => mailChangedMail(desk.site, owner))
  if (passwordChanged) tell(desk, () => passwordChangedMail(desk.site, owner, `${linkOrigin(desk)}/user/password`))
  if (pending) mailConfirmation(desk, pending)
  return { mailPending: pending !== undefined }
}
