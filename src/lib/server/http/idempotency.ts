import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { answerOnce, type StoredAnswer, type RepeatableCall } from '../db/onceOnly.ts'

/**
 * Carries out a call once. `run` gets the request's locals with a database whose transaction also stores the key, so
 * that the key, the changes and the response are committed together.
 * @param secrets members of the response that are not stored: a repeated call gets `null` for them
 * @throws Refusal 409 if the key was used for a different call
 */
export function runOnce<T extends StoredAnswer>(
  locals: App.Locals,
  repeatable: RepeatableCall,
  secrets: readonly string[],
  run: (locals: App.Locals) => Promise<T>,
): Promise<T | StoredAnswer<T['data']>> {
  const { db } = locals
  return db.transact((tx) =>
    answerOnce(
      tx,
      repeatable,
      () => run(withDatabase(locals, inTransaction(tx))),
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
