import { hash } from 'node:crypto'
import { fromInstant, toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { type Refusal, tooMany } from '#shared/refusal.ts'
import type { Tx } from './database.ts'

/** A rate limit. */
export interface Limit {
  /** The subject of the limit, such as `sign-in:address`: the beginning of the counter's name. */
  name: string
  tries: number
  seconds: number
}

/** No window is longer, so older counters have no effect. */
const LONGEST_SECONDS = 86_400

/**
 * Counts one try of `who` and returns for how many seconds no more tries are allowed: 0 below the limit. The window
 * begins with the first try. Count before the work that is limited, in a separate transaction, so that simultaneous
 * tries are all counted and a refusal does not undo the count.
 */
export async function countTry(tx: Tx, limit: Limit, who: string, now: Date): Promise<number> {
  const key = counter(limit, who)
  const begin = toInstant(now)
  const ended = toInstant(before(now, limit.seconds))
  const { hits, window_start } = await tx
    .insertInto('throttles')
    .values({ key, hits: 1, window_start: begin })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('throttles.window_start', '<=', ended)
          .then(1)
          .else(eb('throttles.hits', '+', 1))
          .end(),
        window_start: eb
          .case()
          .when('throttles.window_start', '<=', ended)
          .then(begin)
          .else(eb.ref('throttles.window_start'))
          .end(),
      })),
    )
    .returning(['hits', 'window_start'])
    .executeTakeFirstOrThrow()
  if (hits === 1) await dropOld(tx, now)
  if (hits <= limit.tries) return 0
  const wait = fromInstant(window_start).getTime() / 1000 + limit.seconds - now.getTime() / 1000
  return Math.max(1, Math.ceil(wait))
}

/** The refusal of a try that came this number of seconds too early. */
export function triedTooOften(seconds: number): Refusal {
  return tooMany(msg('Too many attempts. Try again in {{count}} minutes.'), seconds)
}

/** Takes back one try that turned out to be no abuse. */
export async function takeBackTry(tx: Tx, limit: Limit, who: string): Promise<void> {
  await tx
    .updateTable('throttles')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', counter(limit, who))
    .where('hits', '>', 0)
    .execute()
}

/** Deletes all tries of `who`. */
export async function forgetTries(tx: Tx, limit: Limit, who: string): Promise<void> {
  await tx.deleteFrom('throttles').where('key', '=', counter(limit, who)).execute()
}

/** Hashed, because users sometimes type their password into the name field, and the text can have any length. */
function counter(limit: Limit, who: string): string {
  return `${limit.name}:${hash('sha256', who, 'base64url')}`
}

async function dropOld(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('throttles')
    .where('window_start', '<', toInstant(before(now, LONGEST_SECONDS)))
    .execute()
}

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000)
}
