import type { User } from '#shared/contract/people.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Reader, Tx } from '../db/database.ts'
import { findUser } from '../people/listUsers.ts'

/** The state of an account that the audit log compares. */
export type NotedAccount = Omit<User, 'last_login'> | undefined

/** Reads the account for `noteAccount`, before and after a change. */
export async function accountToNote(reader: Reader, uid: number): Promise<NotedAccount> {
  const user = await findUser(reader, uid)
  if (!user) return undefined
  const { last_login: _, ...account } = user
  return account
}

/** Notes the change of an account by an administrator in the audit log; without `before`, the account is new. */
export async function noteAccount(
  tx: Tx,
  { actor, uid, before }: { actor: number | null; uid: number; before?: NotedAccount },
  now: Date,
): Promise<void> {
  const after = await accountToNote(tx, uid)
  if (!after) return
  const subject = { type: 'person', id: uid, label: after.full_name } as const
  await noteChange(tx, { actor, action: actionOf(before, after), subject, before, after }, now)
}

function actionOf(before: NotedAccount, after: NonNullable<NotedAccount>) {
  if (!before) return 'created'
  if (before.status === after.status) return 'changed'
  return after.status === 'blocked' ? 'blocked' : 'unblocked'
}
