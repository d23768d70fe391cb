import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { WalletRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'
import { isAvailable, nextChange, openLots, sumOf } from './lots.ts'
import { post } from './post.ts'

/**
 * Lets expire what is over and makes available what is due, as of the wallet's own clock. The wallet must be open.
 * @param endsBy a later moment (UTC text): what ends until then expires now already
 */
export async function settleLots(tx: Tx, wallet: WalletRow, endsBy: string = wallet.settled_at): Promise<void> {
  const open = await openLots(tx, wallet.uid)
  const over = open.filter((lot) => lot.expires_at !== null && lot.expires_at <= endsBy)
  const good = open.filter((lot) => lot.expires_at === null || lot.expires_at > endsBy)
  // What expires while it is pending leaves by the same door.
  wallet.points += wallet.pending
  wallet.pending = 0
  const [first] = over
  if (first) await expire(tx, wallet, { points: sumOf(over), first: first.id, endsBy })
  wallet.pending = sumOf(good.filter((lot) => !isAvailable(lot, wallet.settled_at)))
  wallet.points -= wallet.pending
  wallet.next_change_at = nextChange(good, wallet.settled_at)
}

interface Expiry {
  points: number
  /** The first of the lots that end. */
  first: number
  endsBy: string
}

/** Empties every lot that ends, in a fixed number of statements. */
async function expire(tx: Tx, wallet: WalletRow, { points, first, endsBy }: Expiry): Promise<void> {
  const { uid, settled_at } = wallet
  wallet.points -= points
  wallet.expired += points
  const moves = await movesOf.one(tx, { lot: first })
  // A lot that a refund filled again expires again: its moves tell the two apart.
  const key = `expire:${first}:${moves.count}`
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
        .where('expires_at', '<=', endsBy),
    )
    .execute()
  await tx
    .updateTable('lots')
    .set((eb) => ({
      remaining: 0,
      // What ends early is over from now on, so that a refund gives it another period.
      expires_at: eb.case().when('expires_at', '>', settled_at).then(settled_at).else(eb.ref('expires_at')).end(),
    }))
    .where('uid', '=', uid)
    .where('remaining', '>', sql.lit(0))
    .where('expires_at', '<=', endsBy)
    .execute()
}

const movesOf = statement((tx: Tx, { lot }: Given<{ lot: number }>) =>
  tx
    .selectFrom('lot_moves')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lot_id', '=', lot),
)
