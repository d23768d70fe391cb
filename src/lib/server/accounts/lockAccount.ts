import type { UserChanges } from '#shared/contract/people.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { UserRow } from '../db/schema/people.ts'
import { holdAdministrators } from '../people/administrators.ts'
import { openWallet } from '../points/book/openWallet.ts'

interface AccountLock {
  uid: number
  /** The new rights, if they change. */
  rights?: Pick<UserChanges, 'roles' | 'status'>
  now: Date
}

/**
 * Locks an account until the transaction ends, and returns it as it is now; `undefined` if there is none, or if it was
 * erased. All transactions lock in this order: names, wallet, administrators, account.
 */
export async function lockAccount(tx: Tx, { uid, rights = {}, now }: AccountLock): Promise<UserRow | undefined> {
  await openWallet(tx, uid, { now })
  await holdAdministrators(tx, rights)
  return tx
    .selectFrom('users')
    .selectAll()
    .where('uid', '=', uid)
    .where('erased', 'is', null)
    .$if(dialectOf(tx) === 'postgres', (users) => users.forNoKeyUpdate())
    .executeTakeFirst()
}
