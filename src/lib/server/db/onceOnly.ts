import { hash } from 'node:crypto'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import { HOUR_MS } from '#shared/time.ts'
import type { Tx } from './database.ts'
import { dialectOf } from './dialect.ts'
import type { IdempotencyKeysTable } from './schema/requests.ts'
import { type Given, statement } from './statement.ts'

/** How long an answer is stored for repeated calls. */
const STORED_MS = 24 * HOUR_MS

/** A call that its sender may repeat; it takes effect once. */
export interface RepeatableCall {
  uid: number
  /** The sender's key for this one call. */
  key: string
  /** The call itself: the same key with a different call is refused. */
  call: unknown
  now: Date
}

/** The answer of a call: its `data`, and its HTTP status. */
export interface StoredAnswer<T = unknown> {
  data: T
  status: number
}

/**
 * Runs something once, even if the process ends in between: the key, the changes of `run` and its answer are committed
 * together. A repeated call gets exactly the first answer; simultaneous calls wait for the first one. A refusal is not
 * stored. Must be the first step of the transaction.
 * @throws Refusal 409 if the key was used for a different call
 */
export async function onceOnly<T extends object>(
  tx: Tx,
  repeatable: RepeatableCall,
  run: () => Promise<T>,
): Promise<T> {
  return (await answerOnce(tx, repeatable, async () => ({ data: await run(), status: 201 }))).data
}

/**
 * The same with the status of the answer.
 * @param stored the part of the data that may be stored for repeated calls
 */
export async function answerOnce<Given extends StoredAnswer>(
  tx: Tx,
  repeatable: RepeatableCall,
  run: () => Promise<Given>,
  stored: (data: Given['data']) => unknown = (data) => data,
): Promise<Given | StoredAnswer<Given['data']>> {
  const { uid, key, call, now } = repeatable
  const claim = { uid, key, body_hash: hashOf(call), status: 0, answer: '', created: toInstant(now) }
  const since = storedSince(now)
  // The embedded file has one writer: what is not claimed now stays so, and the row is written once, with the answer.
  const isAlone = dialectOf(tx) === 'sqlite'
  const isFirst = isAlone
    ? (await claimed.row(tx, { uid, key, since })) === undefined
    : (await holding.run(tx, { ...claim, since })) > 0
  if (!isFirst) return firstAnswer<Given['data']>(tx, repeatable)
  const answered = await run()
  const { status } = answered
  const answer = JSON.stringify(stored(answered.data))
  if (!isAlone) storing.send(tx, { uid, key, status, answer })
  else if ((await holding.run(tx, { ...claim, status, answer, since })) === 0) throw keyUsed()
  return answered
}

const claimed = statement((tx: Tx, given: Given<{ uid: number; key: string; since: string }>) =>
  tx
    .selectFrom('idempotency_keys')
    .select('status')
    .where('uid', '=', given.uid)
    .where('key', '=', given.key)
    .where('created', '>', given.since),
)

/** Takes a key that is unused, or whose answer is too old. */
const holding = statement((tx: Tx, given: Given<IdempotencyKeysTable & { since: string }>) => {
  const { uid, key, body_hash, status, answer, created } = given
  return tx
    .insertInto('idempotency_keys')
    .values({ uid, key, body_hash, status, answer, created })
    .onConflict((held) =>
      held
        .columns(['uid', 'key'])
        .doUpdateSet((eb) => ({
          body_hash: eb.ref('excluded.body_hash'),
          status: eb.ref('excluded.status'),
          answer: eb.ref('excluded.answer'),
          created: eb.ref('excluded.created'),
        }))
        .where('idempotency_keys.created', '<=', given.since),
    )
})

const storing = statement((tx: Tx, given: Given<Pick<IdempotencyKeysTable, 'uid' | 'key' | 'status' | 'answer'>>) =>
  tx
    .updateTable('idempotency_keys')
    .set({ status: given.status, answer: given.answer })
    .where('uid', '=', given.uid)
    .where('key', '=', given.key),
)

/** A stored answer newer than this can still be repeated (UTC text, exclusive). */
export function storedSince(now: Date): string {
  return toInstant(new Date(now.getTime() - STORED_MS))
}

function hashOf(call: unknown): string {
  return hash('sha256', JSON.stringify(call), 'base64url')
}

async function firstAnswer<T>(tx: Tx, { uid, key, call }: RepeatableCall): Promise<StoredAnswer<T>> {
  const { body_hash, status, answer } = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'status', 'answer'])
    .where('uid', '=', uid)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (body_hash !== hashOf(call)) {
    throw keyUsed()
  }
  // Stored above for a call with the same hash, so it has the type that the same `run` returns.
  return { data: JSON.parse(answer) as T, status }
}

function keyUsed() {
  return conflict(msg('This Idempotency-Key was used for another request.'), 'idempotency_key')
}
