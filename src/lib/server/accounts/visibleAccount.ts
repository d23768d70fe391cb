import type { Account } from '#shared/contract/people.ts'
import type { Reader } from '../db/database.ts'
import { type CurrentUser, mayHandle } from '../people/currentUser.ts'
import { findUser } from '../people/listUsers.ts'
import { pendingMailOf } from './pendingMail.ts'

/** Returns the account with this uid if the user may see it: their own, or any for administrators. */
export async function visibleAccount(
  reader: Reader,
  { user, uid, now }: { user: CurrentUser; uid: number; now: Date },
): Promise<Account | undefined> {
  const account = mayHandle(user, uid) ? await findUser(reader, uid) : undefined
  return account && { ...account, pending_mail: await pendingMailOf(reader, uid, now) }
}
