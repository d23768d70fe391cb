import { type AccountEdit, editAccount } from './editAccount.ts'
import { type Desk, linkOrigin, tell } from './forgottenPassword.ts'
import { mailChangedMail, passwordChangedMail } from './securityMails.ts'

/**
 * Changes an account and tells its owner about what a thief would have changed: mail address and password.
 * @throws Refusal as `editAccount`
 */
export async function saveAccount(desk: Desk, edit: Omit<AccountEdit, 'now'>): Promise<{ mailed: Promise<unknown> }> {
  const { owner, mailChanged, passwordChanged } = await editAccount(desk.runtime.db, { ...edit, now: desk.now })
  const letters = [
    ...(mailChanged ? [() => mailChangedMail(desk.site, owner)] : []),
    ...(passwordChanged ? [() => passwordChangedMail(desk.site, owner, `${linkOrigin(desk)}/user/password`)] : []),
  ]
  return { mailed: Promise.all(letters.map((write) => tell(desk, write))) }
}
