import { toInstant } from '#shared/contract/time.ts'
import type { Database } from '../db/database.ts'
import { hashOf, holdKey, keptSince, type RepeatableCall, usedOtherwise } from '../db/onceOnly.ts'

interface Answered {
  data: unknown
  status: number
}

/**
 * The answer that this call got before; `undefined` for one that was not answered yet.
 * @throws Refusal 409 where the key was used for another call
 */
export async function answeredBefore(
  db: Database,
  { uid, key, call, now }: RepeatableCall,
): Promise<Answered | undefined> {
  const row = await db.reader
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('uid', '=', uid)
    .where('key', '=', key)
    .where('created', '>', keptSince(now))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.body_hash !== hashOf(call)) throw usedOtherwise()
  return { data: JSON.parse(row.answer), status: row.status }
}

/**
 * Keeps an answer for whoever repeats the call. A verb that must never happen twice, whatever breaks off in
 * between, keeps its key in its own transaction (`onceOnly`); this serves verbs that may be repeated without harm.
 */
export async function keepAnswer(
  db: Database,
  { uid, key, call, now }: RepeatableCall,
  { data, status }: Answered,
): Promise<void> {
  const row = { uid, key, body_hash: hashOf(call), status, answer: JSON.stringify(data), created: toInstant(now) }
  await db.transact((tx) => holdKey(tx, row, now))
}
