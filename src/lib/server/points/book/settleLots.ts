import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { WalletRow } from '../../db/schema/points.ts'
import { type Given, statement } from '../../db/statement.ts'
import { isAvailable, nextWalletChange, openLots, sumOf } from './lots.ts'
import { post } from './post.ts'

/**
 * Expires ended lots and releases pending points, at the wallet's own clock. The wallet must be open.
 * @param endsBy a later time (UTC text): lots that end by then expire now
 */
export async function settleLots(tx: Tx, wallet: WalletRow, endsBy: string = wallet.settled_at): Promise<void> {
  const open = await openLots(tx, wallet.uid)
  const over = open.filter((lot) => lot.expires_at !== null && lot.expires_at <= endsBy)
  const good = open.filter((lot) => lot.expires_at === null || lot.expires_at > endsBy)
  // Pending points that expire go through the available balance.
  wallet.points += wallet.pending
  wallet.pending = 0
  const [first] = over
  if (first) await expire(tx, wallet, { points: sumOf(over), first: first.id, endsBy })
  wallet.pending = sumOf(good.filter((lot) => !isAvailable(lot, wallet.settled_at)))
  wallet.points -= wallet.pending
  wallet.next_change_at = nextWalletChange(good, wallet.settled_at)
}

interface Expiry {
  points: number
  /** The first lot that ends. */
  first: number
  endsBy: string
}

/** Empties every lot that ends, with a fixed number of statements. */
async function expire(tx: Tx, wallet: WalletRow, { points, first, endsBy }: Expiry): Promise<void> {
  const { uid, settled_at } = wallet
  wallet.points -= points
  wallet.expired += points
  const moves = await movesOf.one(tx, { lot: first })
  // A lot that a refund refilled expires a second time: the number of its moves makes the key unique.
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
      // A lot that expires early ends now, so that a refund gives it a new period.
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
