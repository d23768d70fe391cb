import type { SecondFactor } from '#shared/contract/security.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { countTry, forgetTries, triedTooOften } from '../../db/throttle.ts'
import { hashToken } from '../../secrets/hashToken.ts'
import { noteSecurityChange } from '../securityChanges.ts'
import { closeOtherSessionsOf } from '../sessions.ts'
import { hashRecoveryCode, newFactorSecret, newRecoveryCode, stepOfCode } from './codes.ts'
import { factorLimit, wrongCode } from './proveSecondFactor.ts'

const RECOVERY_CODES = 10

/** The state of the user's second factor. */
export async function ownSecondFactor(reader: Reader, uid: number): Promise<SecondFactor> {
  const row = await reader.selectFrom('second_factors').select('since').where('uid', '=', uid).executeTakeFirst()
  const { left } = await reader
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('uid', '=', uid)
    .where('used', 'is', null)
    .executeTakeFirstOrThrow()
  return { since: row?.since ?? null, recovery_codes_left: Number(left) }
}

/** The secret that is being set up, if there is one. */
export async function pendingFactorSecret(reader: Reader, uid: number): Promise<string | undefined> {
  const row = await reader
    .selectFrom('second_factors')
    .select('secret')
    .where('uid', '=', uid)
    .where('since', 'is', null)
    .executeTakeFirst()
  return row?.secret
}

/**
 * Begins to set up a second factor and returns its new secret; a secret from an earlier begin becomes invalid.
 * @throws Refusal 409 if the factor is on
 */
export function beginSecondFactor(db: Database, { uid, now }: { uid: number; now: Date }): Promise<string> {
  const fresh = { secret: newFactorSecret(), created: toInstant(now) }
  return db.transact(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('second_factors')
      .values({ uid, since: null, ...fresh })
      .onConflict((held) => held.column('uid').doUpdateSet(fresh).where('second_factors.since', 'is', null))
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) throw conflict(msg('Your second factor is already on.'), 'already_on')
    return fresh.secret
  })
}

/**
 * Turns the factor on with a first code of its secret. The session of the request counts as proved, the user's other
 * sessions end. Returns the recovery codes, which nothing shows again.
 * @throws Refusal 400 for a wrong code, 409 if nothing was begun, 429 after too many wrong codes
 */
export async function confirmSecondFactor(
  db: Database,
  { uid, code, session, now }: { uid: number; code: string; session: string; now: Date },
): Promise<string[]> {
  const wait = await db.transact((tx) => countTry(tx, factorLimit, String(uid), now))
  if (wait > 0) throw triedTooOften(wait)
  return db.transact(async (tx) => {
    const secret = await pendingFactorSecret(tx, uid)
    if (secret === undefined) throw conflict(msg('Begin again: there is no new second factor to turn on.'), 'not_begun')
    const step = stepOfCode(secret, code, now)
    if (step === undefined) throw invalid([wrongCode])
    const { numUpdatedRows } = await tx
      .updateTable('second_factors')
      .set({ since: toInstant(now), last_step: step })
      .where('uid', '=', uid)
      .where('secret', '=', secret)
      .where('since', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw invalid([wrongCode])
    await forgetTries(tx, factorLimit, String(uid))
    await tx.updateTable('sessions').set({ strong: 1 }).where('token_hash', '=', hashToken(session)).execute()
    await closeOtherSessionsOf(tx, uid, session)
    await noteSecurityChange(tx, { uid, change: 'factor-on', now })
    return replaceRecoveryCodes(tx, uid)
  })
}

/**
 * Replaces the recovery codes of a factor that is on.
 * @throws Refusal 409 if it is off
 */
export function renewRecoveryCodes(db: Database, uid: number): Promise<string[]> {
  return db.transact(async (tx) => {
    if ((await ownSecondFactor(tx, uid)).since === null) throw conflict(msg('Turn your second factor on first.'), 'off')
    return replaceRecoveryCodes(tx, uid)
  })
}

/** Turns the factor off; if it is off, nothing happens. Returns whether it was on. */
export async function endSecondFactor(tx: Tx, uid: number): Promise<boolean> {
  const row = await tx.deleteFrom('second_factors').where('uid', '=', uid).returning('since').executeTakeFirst()
  await tx.deleteFrom('recovery_codes').where('uid', '=', uid).execute()
  await tx.updateTable('sessions').set({ strong: 0 }).where('uid', '=', uid).execute()
  return (row?.since ?? null) !== null
}

async function replaceRecoveryCodes(tx: Tx, uid: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.deleteFrom('recovery_codes').where('uid', '=', uid).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ uid, code_hash: hashRecoveryCode(code), used: null })))
    .execute()
  return codes
}
