import { sql } from 'kysely'
import { toInstant } from '#shared/instant.ts'
import type { Reader } from '../db/database.ts'
import { type Given, statement } from '../db/statement.ts'
import { endsPending, isAvailable, sumOf } from './book/lots.ts'

/** Pending points that can be spent from the same moment on. */
export interface PointsRelease {
  points: number
  /** An instant. */
  at: string
}

/** The next pending points of a user that can be spent; `null` if none are pending, or if all end before that. */
export async function nextRelease(reader: Reader, uid: number, now: Date): Promise<PointsRelease | null> {
  const at = toInstant(now)
  const pending = (await later.rows(reader, { uid, at })).filter((lot) => !isAvailable(lot, at) && !endsPending(lot))
  const [first] = pending
  if (!first) return null
  return {
    points: sumOf(pending.filter(({ available_at }) => available_at === first.available_at)),
    at: first.available_at,
  }
}

/** The lots that are not empty or expired, and become available later, the earliest first. */
const later = statement((reader: Reader, { uid, at }: Given<{ uid: number; at: string }>) =>
  reader
    .selectFrom('lots')
    .select(['remaining', 'earned_at', 'available_at', 'expires_at'])
    .where('uid', '=', uid)
    .where('remaining', '>', sql.lit(0))
    .where('available_at', '>', at)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .orderBy('available_at'),
)
