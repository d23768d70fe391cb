import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { countTry, forgetTries, type Limit, triedTooOften } from '../db/throttle.ts'
import { verifyPassword } from '../secrets/passwords.ts'

/** A stolen session must not allow guessing the password. */
const confirmLimit: Limit = { name: 'confirm-password', tries: 10, seconds: 15 * 60 }

/**
 * The problems of the password that a signed-in user typed to confirm a change.
 * @throws Refusal 429 after too many wrong passwords
 */
export async function confirmPassword(
  db: Database,
  { uid, typed, now, path }: { uid: number; typed: string | undefined; now: Date; path: string },
): Promise<Refused[]> {
  if (!typed) return [{ message: msg('Enter your current password to change this.'), path, code: 'required' }]
  const wait = await db.transact((tx) => countTry(tx, confirmLimit, String(uid), now))
  if (wait > 0) throw triedTooOften(wait)
  const user = await db.reader.selectFrom('users').select('password_hash').where('uid', '=', uid).executeTakeFirst()
  if (!(await verifyPassword(user?.password_hash, typed))) {
    return [{ message: msg('This is not your current password.'), path, code: 'credentials' }]
  }
  await db.transact((tx) => forgetTries(tx, confirmLimit, String(uid)))
  return []
}
