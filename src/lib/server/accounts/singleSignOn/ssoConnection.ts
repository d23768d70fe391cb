import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Reader, Tx } from '../../db/database.ts'

/** Whether an account is connected with an identity of any provider. */
export async function isConnected(reader: Reader, uid: number): Promise<boolean> {
  const row = await reader.selectFrom('sso_links').select('uid').where('uid', '=', uid).executeTakeFirst()
  return row !== undefined
}

/**
 * Removes the connections of an account with identities. Returns whether there was one.
 * @throws Refusal 409 if the account has no password
 */
export async function disconnect(tx: Tx, uid: number): Promise<boolean> {
  const user = await tx.selectFrom('users').select('password_hash').where('uid', '=', uid).executeTakeFirst()
  if (!user?.password_hash) {
    throw conflict(msg('Choose a password first, or nothing opens your account any more.'), 'no_password')
  }
  const { numDeletedRows } = await tx.deleteFrom('sso_links').where('uid', '=', uid).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
