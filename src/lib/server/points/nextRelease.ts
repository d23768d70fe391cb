import { toInstant } from '#shared/contract/time.ts'
import type { Reader } from '../db/database.ts'
import { isAvailable, openLots, sumOf } from './book/lots.ts'

/** Pending points that can be spent from the same moment on. */
export interface PointsRelease {
  points: number
  /** An instant. */
  at: string
}

/** The next pending points of a user that can be spent; `null` if none are pending. */
export async function nextRelease(reader: Reader, uid: number, now: Date): Promise<PointsRelease | null> {
  const at = toInstant(now)
  const valid = (await openLots(reader, uid)).filter(({ expires_at }) => expires_at === null || expires_at > at)
  const pending = valid.filter((lot) => !isAvailable(lot, at))
  const [first] = pending.map(({ available_at }) => available_at).sort()
  if (first === undefined) return null
  return { points: sumOf(pending.filter(({ available_at }) => available_at === first)), at: first }
}
