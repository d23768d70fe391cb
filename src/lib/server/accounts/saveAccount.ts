import { mailConfirmation } from './changeMail.ts'
import { type AccountEdit, editAccount } from './editAccount.ts'
import { type AccountContext, linkOrigin, mailOwner } from './forgottenPassword.ts'
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
  context: AccountContext,
  wish: Omit<AccountEdit, 'now' | 'languages' | 'ownCriteria'>,
): Promise<AccountSaved> {
  const { general, languages } = context.site
  const edit = {
    ...wish,
    languages: languages.map(({ langcode }) => langcode),
    ownCriteria: general.own_criteria,
    now: context.now,
  }
  const { owner, mailChanged, passwordChanged, pending, session } = await editAccount(context.runtime.db, {
    ...edit,
    now: context.now,
  })
  if (mailChanged) mailOwner(context, () => mailChangedMail(context.site, owner), { mail: owner.mail })
  if (passwordChanged)
    mailOwner(context, () => passwordChangedMail(context.site, owner, `${linkOrigin(context)}/user/password`))
  if (pending) mailConfirmation(context, pending)
  return { mailPending: pending !== undefined, session }
}
