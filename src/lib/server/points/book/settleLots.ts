import type { Tx } from '../../db/database.ts'
import type { LotRow, WalletRow } from '../../db/pointsSchema.ts'
import { isAvailable, nextChange, openLots, sumOf, takeFrom } from './lots.ts'
import { post } from './post.ts'

/** So many lots one entry takes at most, so that no statement grows without bound. */
const LOTS_AT_ONCE = 1000

/** Lets expire what is over and makes available what is due, as of the wallet's own clock. The wallet must be open. */
export async function settleLots(tx: Tx, wallet: WalletRow): Promise<void> {
  const open = await openLots(tx, wallet.uid)
  const over = open.filter((lot) => lot.expires_at !== null && lot.expires_at <= wallet.settled_at)
  const good = open.filter((lot) => lot.expires_at === null || lot.expires_at > wallet.settled_at)
  // What expires while it is pending leaves by the same door.
  wallet.points += wallet.pending
  wallet.pending = 0
  for (let from = 0; from < over.length; from += LOTS_AT_ONCE) {
    await expire(tx, wallet, over.slice(from, from + LOTS_AT_ONCE))
  }
  wallet.pending = sumOf(good.filter((lot) => !isAvailable(lot, wallet.settled_at)))
  wallet.points -= wallet.pending
  wallet.next_change_at = nextChange(good, wallet.settled_at)
}

async function expire(tx: Tx, wallet: WalletRow, lots: readonly LotRow[]): Promise<void> {
  const [first] = lots
  if (!first) return
  const points = sumOf(lots)
  wallet.points -= points
  wallet.expired += points
  // A lot that is given points back after its end gets another end: so the two together never come twice.
  const entry = await post(tx, wallet, {
    kind: 'expire',
    amount: -points,
    reason: '',
    key: `expire:${first.id}:${first.expires_at}`,
  })
  await takeFrom(
    tx,
    entry,
    lots.map((lot) => ({ lot, points: lot.remaining })),
  )
}
