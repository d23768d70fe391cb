import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { WalletRow } from '../../db/pointsSchema.ts'
import { isAvailable, nextChange, openLots, sumOf } from './lots.ts'
import { post } from './post.ts'

/** Lets expire what is over and makes available what is due, as of the wallet's own clock. The wallet must be open. */
export async function settleLots(tx: Tx, wallet: WalletRow): Promise<void> {
  const open = await openLots(tx, wallet.uid)
  const over = open.filter((lot) => lot.expires_at !== null && lot.expires_at <= wallet.settled_at)
  const good = open.filter((lot) => lot.expires_at === null || lot.expires_at > wallet.settled_at)
  // What expires while it is pending leaves by the same door.
  wallet.points += wallet.pending
  wallet.pending = 0
  const [first] = over
  // A lot that is given points back after its end gets another end: so the two together never come twice.
  if (first) await expire(tx, wallet, { points: sumOf(over), key: `expire:${first.id}:${first.expires_at}` })
  wallet.pending = sumOf(good.filter((lot) => !isAvailable(lot, wallet.settled_at)))
  wallet.points -= wallet.pending
  wallet.next_change_at = nextChange(good, wallet.settled_at)
}

/** Empties every lot that is over, however many there are, in two statements that hold none of them. */
async function expire(tx: Tx, wallet: WalletRow, { points, key }: { points: number; key: string }): Promise<void> {
  const { uid, settled_at } = wallet
  wallet.points -= points
  wallet.expired += points
  const entry = await post(tx, wallet, { kind: 'expire', amount: -points, reason: '', key })
  await tx
    .insertInto('lot_moves')
    .columns(['entry_id', 'lot_id', 'amount'])
    .expression((eb) =>
      eb
        .selectFrom('lots')
        .select(({ val, neg, ref }) => [
          val(entry.id).as('entry_id'),
          'id as lot_id',
          neg(ref('remaining')).as('amount'),
        ])
        .where('uid', '=', uid)
        .where('remaining', '>', sql.lit(0))
        .where('expires_at', '<=', settled_at),
    )
    .execute()
  await tx
    .updateTable('lots')
    .set({ remaining: 0 })
    .where('uid', '=', uid)
    .where('remaining', '>', sql.lit(0))
    .where('expires_at', '<=', settled_at)
    .execute()
}
