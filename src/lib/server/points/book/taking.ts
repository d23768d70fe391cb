import type { LotRow } from '../../db/schema/points.ts'
import { isAvailable, nextWalletChange, type Share, shares } from './lots.ts'

/**
 * Takes points from the lots that can be spent at a time.
 * @throws Error if the lots hold fewer points: then the wallet and its lots disagree, and nothing more may be written
 */
export function availableShares(lots: readonly LotRow[], points: number, at: string): Share[] {
  const taken = shares(
    lots.filter((lot) => isAvailable(lot, at)),
    points,
  )
  const sum = taken.reduce((so, share) => so + share.points, 0)
  if (sum !== points) throw new Error(`The lots of ${lots[0]?.uid} hold ${sum} of ${points} points: reconcile.`)
  return taken
}

/** When the wallet next changes by itself, after the shares are taken. */
export function afterTaking(lots: readonly LotRow[], taken: readonly Share[], at: string): string | null {
  return nextWalletChange(lotsLeft(lots, taken), at)
}

/** The open lots after the shares are taken. */
export function lotsLeft(lots: readonly LotRow[], taken: readonly Share[]): LotRow[] {
  const gone = new Map(taken.map(({ lot, points }) => [lot.id, points]))
  return lots
    .map((lot) => ({ ...lot, remaining: lot.remaining - (gone.get(lot.id) ?? 0) }))
    .filter(({ remaining }) => remaining > 0)
}
