import { type AccountEdit, editAccount } from './editAccount.ts'
import { type Desk, linkOrigin, tell } from './forgottenPassword.ts'
import { mailChangedMail, passwordChangedMail } from './securityMails.ts'

/**
 * Changes an account and tells its owner about what a thief would have changed: mail address and password.
 * @throws Refusal as `editAccount`
 */
export async function saveAccount(desk: Desk, edit: Omit<AccountEdit, 'now'>): Promise<void> {
  const { owner, mailChanged, passwordChanged } = await editAccount(desk.runtime.db, { ...edit, now: desk.now })
  if (mailChanged) tell(desk, () => mailChangedMail(desk.site, owner))
  if (passwordChanged) tell(desk, () => passwordChangedMail(desk.site, owner, `${linkOrigin(desk)}/user/password`))
}
