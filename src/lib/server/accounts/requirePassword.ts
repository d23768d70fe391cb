import { invalid } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { confirmPassword } from './confirmPassword.ts'
import { isPasswordFresh } from './freshPassword.ts'

/**
 * Allows a form only to users who gave the password a short time ago, or who give it now.
 * @throws Refusal 400 for a missing or wrong password, 429 after too many of them
 */
export async function requirePassword(
  db: Database,
  { uid, session, typed, now }: { uid: number; session: string; typed: string | undefined; now: Date },
): Promise<void> {
  if (await isPasswordFresh(db.reader, { session, now })) return
  const problems = await confirmPassword(db, { uid, typed, now, path: 'password' })
  if (problems.length > 0) throw invalid(problems)
}
