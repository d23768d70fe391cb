import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, Refusal } from '#shared/refusal.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Database, Reader } from '../db/database.ts'
import { confirmPassword } from './confirmPassword.ts'
import { hashToken } from '../secrets/hashToken.ts'
import { renewSession } from './sessions.ts'

/**
 * A change that gives access to others, such as roles and API keys, needs a password that was given within this time.
 */
export const FRESH_MINUTES = 15

/** Whether the user of this session gave the password a short time ago. */
export async function isPasswordFresh(
  reader: Reader,
  { session, now }: { session: string; now: Date },
): Promise<boolean> {
  const row = await reader
    .selectFrom('sessions')
    .select('uid')
    .where('token_hash', '=', hashToken(session))
    .where('created', '>', toInstant(new Date(now.getTime() - FRESH_MINUTES * MINUTE_MS)))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a second factor or a passkey proved the user of this session. */
export async function isProved(reader: Reader, session: string): Promise<boolean> {
  const row = await reader
    .selectFrom('sessions')
    .select('strong')
    .where('token_hash', '=', hashToken(session))
    .executeTakeFirst()
  return row?.strong === 1
}

/**
 * Allows only users who gave the password a short time ago.
 * @throws Refusal 403 `password_needed`: `PATCH session` with the password first
 */
export async function needFreshPassword(reader: Reader, asked: { session: string; now: Date }): Promise<void> {
  if (await isPasswordFresh(reader, asked)) return
  const message = msg('Confirm your password to do this.')
  throw new Refusal(403, [{ message, path: '', code: 'password_needed' }])
}

/**
 * Confirms the password of a signed-in user and returns the session's new secret.
 * @throws Refusal 400 for a wrong password, 429 after too many of them
 */
export async function refreshPassword(
  db: Database,
  { uid, password, session, now }: { uid: number; password: string; session: string; now: Date },
): Promise<string | undefined> {
  const problems = await confirmPassword(db, { uid, typed: password, now, path: 'password' })
  if (problems.length > 0) throw invalid(problems)
  return db.transact((tx) => renewSession(tx, session, now))
}
