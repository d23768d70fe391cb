import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { countTry, forgetTries, type Limit, triedTooOften } from '../../db/throttle.ts'
import { hashRecoveryCode, stepOfCode } from './codes.ts'

/** The right password comes before each try, so the count is for the account and not for the place. */
export const factorLimit: Limit = { name: 'second-factor', tries: 10, seconds: 15 * 60 }

/** Slow guessing for weeks. */
const dayLimit: Limit = { name: 'second-factor:day', tries: 40, seconds: 86_400 }

export interface FactorProof {
  uid: number
  /** A code of the app or a recovery code. */
  code: string | undefined
  now: Date
}

/** Whether the second factor of the user is on. */
export async function hasSecondFactor(reader: Reader, uid: number): Promise<boolean> {
  const row = await reader
    .selectFrom('second_factors')
    .select('uid')
    .where('uid', '=', uid)
    .where('since', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes a code of the user's second factor. A code counts once, also for two calls at the same moment.
 * @throws Refusal 400 `second_factor_needed` without a code, 400 `credentials` for a wrong or used one, 429 after too
 * many
 */
export async function proveSecondFactor(db: Database, { uid, code, now }: FactorProof): Promise<void> {
  if (!code) throw invalid([codeNeeded])
  const waits = await db.transact(async (tx) => [
    await countTry(tx, factorLimit, String(uid), now),
    await countTry(tx, dayLimit, String(uid), now),
  ])
  const wait = Math.max(...waits)
  if (wait > 0) throw triedTooOften(wait)
  const isRight = await db.transact(
    async (tx) => (await takeAppCode(tx, { uid, code, now })) || takeRecoveryCode(tx, { uid, code, now }),
  )
  if (!isRight) throw invalid([wrongCode])
  await db.transact((tx) => forgetTries(tx, factorLimit, String(uid)))
}

export const wrongCode: Refused = {
  message: msg('This code is not right, or it was used before. Wait for the next one.'),
  path: 'code',
  code: 'credentials',
}

const codeNeeded: Refused = {
  message: msg('Enter the code that your authenticator app shows.'),
  path: 'code',
  code: 'second_factor_needed',
}

async function takeAppCode(tx: Tx, { uid, code, now }: FactorProof & { code: string }): Promise<boolean> {
  const factor = await tx
    .selectFrom('second_factors')
    .select('secret')
    .where('uid', '=', uid)
    .where('since', 'is not', null)
    .executeTakeFirst()
  const step = factor && stepOfCode(factor.secret, code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('uid', '=', uid)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function takeRecoveryCode(tx: Tx, { uid, code, now }: FactorProof & { code: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used: toInstant(now) })
    .where('uid', '=', uid)
    .where('code_hash', '=', hashRecoveryCode(code))
    .where('used', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
