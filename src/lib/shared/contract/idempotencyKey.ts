import { msg } from '../i18n/message.ts'
import { invalid, type Refused } from '../refusal.ts'

/** The longest `Idempotency-Key`. */
const KEY_LENGTH = 200

/**
 * The problems of the `Idempotency-Key` of a call.
 * @param isRequired whether there must be one
 */
export function problemsOfKey(key: string | null, isRequired: boolean): Refused[] {
  if (key === null) return isRequired ? [refusedKey(msg('Send an Idempotency-Key with this request.'))] : []
  if (key.length <= KEY_LENGTH) return []
  return [{ ...refusedKey(msg('An Idempotency-Key has at most {{limit}} characters.')), values: { limit: KEY_LENGTH } }]
}

/**
 * The key of a form; `null` if it has none.
 * @throws Refusal 400 if it is too long
 */
export function keyOfForm(sent: string | undefined): string | null {
  const problems = problemsOfKey(sent ?? null, false)
  if (problems.length > 0) throw invalid(problems)
  return sent || null
}

function refusedKey(message: string): Refused {
  return { message, path: '', code: 'idempotency_key' }
}
