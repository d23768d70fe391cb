import { createHash } from 'node:crypto'
import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../db/database.ts'

/** How long a key is kept. */
const KEPT_MS = 24 * 3_600_000

/** A call that its sender may repeat without it being done twice. */
export interface RepeatableCall {
  uid: number
  key: string
  /** The call itself: the same key with another call is refused. */
  call: unknown
  now: Date
}

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
    .where('created', '>', toInstant(new Date(now.getTime() - KEPT_MS)))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.body_hash !== hashOf(call)) {
    throw conflict(msg('This Idempotency-Key was used for another request.'), 'idempotency_key')
  }
  return { data: JSON.parse(row.answer), status: row.status }
}

/**
 * Keeps an answer for whoever repeats the call. A verb that must never happen twice, whatever breaks off in
 * between, keeps its key in its own transaction; this serves verbs that may be repeated without harm.
 */
export async function keepAnswer(
  db: Database,
  { uid, key, call, now }: RepeatableCall,
  { data, status }: Answered,
): Promise<void> {
  const created = toInstant(now)
  const row = { body_hash: hashOf(call), status, answer: JSON.stringify(data), created }
  await db.transact(async (tx) => {
    await tx
      .deleteFrom('idempotency_keys')
      .where('created', '<=', toInstant(new Date(now.getTime() - KEPT_MS)))
      .execute()
    await tx
      .insertInto('idempotency_keys')
      .values({ uid, key, ...row })
      .onConflict((clash) => clash.columns(['uid', 'key']).doNothing())
      .execute()
  })
}

function hashOf(call: unknown): string {
  return createHash('sha256').update(JSON.stringify(call)).digest('base64url')
}
