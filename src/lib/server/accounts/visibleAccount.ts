import type { Account } from '#shared/contract/people.ts'
import type { Reader } from '../db/database.ts'
import { type Asker, mayHandle } from '../people/asker.ts'
import { findUser } from '../people/listUsers.ts'
import { pendingMailOf } from './pendingMail.ts'

/** Returns the account with this uid if the user may see it: their own, or any for administrators. */
export async function visibleAccount(
  reader: Reader,
  { asker, uid, now }: { asker: Asker; uid: number; now: Date },
): Promise<Account | undefined> {
  const user = mayHandle(asker, uid) ? await findUser(reader, uid) : undefined
  return user && { ...user, pending_mail: await pendingMailOf(reader, uid, now) }
}
