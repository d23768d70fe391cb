import { hash } from 'node:crypto'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import { HOUR_MS } from '#shared/time.ts'
import type { Tx } from './database.ts'
import { dialectOf } from './dialect.ts'
import type { IdempotencyKeysTable } from './schema/requests.ts'
import { type Given, statement } from './statement.ts'
import { isAborted } from './wire.ts'

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

/** A piece of work in two parts. */
export interface PreparedWork<Prepared, T> {
  /** Changes nothing that may happen only once: it runs for a repeated call, too. */
  prepare: () => Promise<Prepared>
  run: (prepared: Prepared) => Promise<T>
}

/** The same for work that begins with statements that share a round trip with the claim of the key. */
export async function preparedOnceOnly<Prepared, T extends object>(
  tx: Tx,
  repeatable: RepeatableCall,
  { prepare, run }: PreparedWork<Prepared, T>,
): Promise<T> {
  const [first, prepared] = await Promise.allSettled([claim(tx, repeatable), prepare()])
  if (first.status === 'rejected') throw first.reason
  if (!first.value) return repeatedAnswer<T>(tx, repeatable, prepared)
  if (prepared.status === 'rejected') throw prepared.reason
  const data = await run(prepared.value)
  await store(tx, repeatable, { data, status: 201 })
  return data
}

/** If the preparation has failed the transaction, that is the reason why the answer cannot be read. */
async function repeatedAnswer<T>(
  tx: Tx,
  repeatable: RepeatableCall,
  prepared: PromiseSettledResult<unknown>,
): Promise<T> {
  try {
    return (await firstAnswer<T>(tx, repeatable)).data
  } catch (error) {
    throw prepared.status === 'rejected' && isAborted(error) ? prepared.reason : error
  }
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
  if (!(await claim(tx, repeatable))) return firstAnswer<Given['data']>(tx, repeatable)
  const answered = await run()
  await store(tx, repeatable, { data: stored(answered.data), status: answered.status })
  return answered
}

/**
 * Returns whether the call is the first with its key. The embedded file has one writer: a key that is not claimed now
 * stays so, and the row is written once, with the answer.
 */
async function claim(tx: Tx, repeatable: RepeatableCall): Promise<boolean> {
  const { uid, key, now } = repeatable
  if (dialectOf(tx) === 'sqlite') return (await claimed.row(tx, { uid, key, since: storedSince(now) })) === undefined
  return (await holding.run(tx, rowOf(repeatable, { status: 0, answer: '' }))) > 0
}

async function store(tx: Tx, repeatable: RepeatableCall, { data, status }: StoredAnswer): Promise<void> {
  const answer = JSON.stringify(data)
  const { uid, key } = repeatable
  if (dialectOf(tx) !== 'sqlite') storing.send(tx, { uid, key, status, answer })
  else if ((await holding.run(tx, rowOf(repeatable, { status, answer }))) === 0) throw keyUsed()
}

function rowOf({ uid, key, call, now }: RepeatableCall, answered: Pick<IdempotencyKeysTable, 'status' | 'answer'>) {
  return { uid, key, body_hash: hashOf(call), created: toInstant(now), since: storedSince(now), ...answered }
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
