import { hash } from 'node:crypto'
import { toInstant } from '#shared/contract/time.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Tx } from './database.ts'
import type { IdempotencyKeysTable } from './schema.ts'
import { type Given, statement } from './statement.ts'

/** How long an answer is kept for whoever repeats the call. */
export const KEPT_MS = 24 * 3_600_000

/** A call that its sender may repeat without it being done twice. */
export interface RepeatableCall {
  uid: number
  /** The sender's name for this one call. */
  key: string
  /** The call itself: the same key with another call is refused. */
  call: unknown
  now: Date
}

/**
 * Does a thing once, whatever breaks off in between: the key, what `run` changes and its answer are committed together.
 * Whoever repeats the call gets the first answer, letter by letter; of several at once all but one wait for it. What
 * `run` refuses is not kept. To be called before anything else in the transaction.
 * @throws Refusal 409 where the key was used for another call
 */
export async function onceOnly<T extends object>(
  tx: Tx,
  repeatable: RepeatableCall,
  run: () => Promise<T>,
): Promise<T> {
  const { uid, key, call, now } = repeatable
  const claim = { uid, key, body_hash: hashOf(call), status: 201, answer: '', created: toInstant(now) }
  if (!(await holdKey(tx, claim, now))) return firstAnswer<T>(tx, repeatable)
  const answer = await run()
  await keeping.run(tx, { uid, key, answer: JSON.stringify(answer) })
  return answer
}

/**
 * Takes a key that nobody used, or that was used so long ago that its answer is not kept any more. Answers whether it
 * is taken.
 */
export async function holdKey(tx: Tx, key: IdempotencyKeysTable, now: Date): Promise<boolean> {
  return (await holding.run(tx, { ...key, since: keptSince(now) })) > 0
}

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

const keeping = statement((tx: Tx, { uid, key, answer }: Given<{ uid: number; key: string; answer: string }>) =>
  tx.updateTable('idempotency_keys').set({ answer }).where('uid', '=', uid).where('key', '=', key),
)

/** From when on answers are kept at a moment (UTC text, exclusive). */
export function keptSince(now: Date): string {
  return toInstant(new Date(now.getTime() - KEPT_MS))
}

export function hashOf(call: unknown): string {
  return hash('sha256', JSON.stringify(call), 'base64url')
}

export function usedOtherwise() {
  return conflict(msg('This Idempotency-Key was used for another request.'), 'idempotency_key')
}

async function firstAnswer<T>(tx: Tx, { uid, key, call }: RepeatableCall): Promise<T> {
  const { body_hash, answer } = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('uid', '=', uid)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (body_hash !== hashOf(call)) throw usedOtherwise()
  // Written above for a call of the same hash, so it is of the type that the same `run` answers.
  return JSON.parse(answer) as T
}
