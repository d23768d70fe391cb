import { noteChange } from '../audit/noteChange.ts'
import type { Tx } from '../db/database.ts'
import type { CurrentUser } from '../people/currentUser.ts'
import { type AccountContext, linkOrigin, mailOwner } from './forgottenPassword.ts'
import { type SecurityChange, securityChangedMail } from './securityMails.ts'

/** Notes in the audit log that users opened or closed a way into their own account. */
export async function noteSecurityChange(
  tx: Tx,
  { uid, change, now }: { uid: number; change: SecurityChange; now: Date },
): Promise<void> {
  const { full_name } = await tx
    .selectFrom('users')
    .select('full_name')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  const subject = { type: 'person', id: uid, label: full_name } as const
  await noteChange(tx, { actor: uid, action: 'changed', subject, after: { security: change } }, now)
}

/** Notifies the owner of an account that a way into it was opened or closed. */
export function mailSecurityChange(context: AccountContext, user: CurrentUser, change: SecurityChange): void {
  mailOwner(
    context,
    () => securityChangedMail(context.site, user, { change, link: `${linkOrigin(context)}/user/password` }),
    { change },
  )
}
