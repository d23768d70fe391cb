import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { answerOnce, type KeptAnswer, type RepeatableCall } from '../db/onceOnly.ts'

/** The contract's limit of an `Idempotency-Key`. */
const KEY_LENGTH = 200

/**
 * What is wrong with the `Idempotency-Key` of a call.
 * @param isRequired whether there must be one
 */
export function problemsOfKey(key: string | null, isRequired: boolean): Refused[] {
  if (key === null) return isRequired ? [refusedKey(msg('Send an Idempotency-Key with this request.'))] : []
  if (key.length <= KEY_LENGTH) return []
  return [{ ...refusedKey(msg('An Idempotency-Key has at most {{limit}} characters.')), values: { limit: KEY_LENGTH } }]
}

/**
 * The key that a form carries; `null` where it has none.
 * @throws Refusal 400 where it is too long
 */
export function keyOfForm(sent: string | undefined): string | null {
  const problems = problemsOfKey(sent ?? null, false)
  if (problems.length > 0) throw invalid(problems)
  return sent || null
}

/**
 * Carries out a call once. `run` gets the request's locals with a database whose transaction is the one that holds the
 * key, so the key, the work and the answer are committed together.
 * @param secrets members of the answer that are not kept: a repeated call gets `null` for them
 * @throws Refusal 409 where the key was used for another call
 */
export function runOnce<T extends KeptAnswer>(
  locals: App.Locals,
  repeatable: RepeatableCall,
  secrets: readonly string[],
  run: (locals: App.Locals) => Promise<T>,
): Promise<T | KeptAnswer<T['data']>> {
  const { db } = locals
  return db.transact((tx) =>
    answerOnce(
      tx,
      repeatable,
      () => run(withDatabase(locals, inTransaction(db, tx))),
      (data) => withoutSecrets(data, secrets),
    ),
  )
}

function withDatabase(locals: App.Locals, db: Database): App.Locals {
  return { ...locals, db, runtime: { ...locals.runtime, db } }
}

function withoutSecrets(data: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0) return data
  return { ...Object(data), ...Object.fromEntries(secrets.map((name) => [name, null])) }
}

function refusedKey(message: string): Refused {
  return { message, path: '', code: 'idempotency_key' }
}
