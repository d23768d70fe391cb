import { toInstant } from '#shared/instant.ts'
import type { Attempts } from '../../db/attempts.ts'
import type { Database, Reader } from '../../db/database.ts'
import { dialectOf, numbersIn } from '../../db/dialect.ts'
import { type Given, statement } from '../../db/statement.ts'
import { balanceOf } from '../../points/wallet.ts'
import type { WaitingJob } from './notifyWaiting.ts'
import { purchasableNow } from './purchasableNow.ts'

/** Goals per query, so that no query takes long. */
const BATCH = 1000

/**
 * Reopens every goal of which the learner was notified, but that the learner can no longer afford or buy: the learner is
 * notified again the next time.
 */
export async function reopenGoals({ db, clock, signal }: WaitingJob, { attempt }: Attempts): Promise<void> {
  const now = clock()
  const at = toInstant(now)
  const away = await productsAway(db.reader, at)
  const reading = { at, away: JSON.stringify([...away]), limit: BATCH }
  for (let goals = await goalsToReopen.rows(db.reader, { ...reading, after: 0 }); goals.length > 0;) {
    for (const goal of goals) {
      signal?.throwIfAborted()
      await attempt(async () => {
        const isWithinReach = !away.has(goal.product_id) && (await balanceOf(db.reader, goal.uid, now)) >= goal.price
        if (!isWithinReach) await reopen(db, goal, at)
      })
    }
    goals = await goalsToReopen.rows(db.reader, { ...reading, after: goals.at(-1)?.uid ?? Number.MAX_SAFE_INTEGER })
  }
}

/** The products of goals that nobody can buy at a moment. */
async function productsAway(reader: Reader, at: string): Promise<ReadonlySet<number>> {
  const rows = await reader
    .selectFrom('saving_goals')
    .select('product_id')
    .distinct()
    .where('told_at', 'is not', null)
    .execute()
  const ids = rows.map(({ product_id }) => product_id)
  return new Set(ids).difference(new Set(await purchasableNow(reader, ids, at)))
}

/** Goals that may be out of reach. A wallet with something due is read with what is due. */
const goalsToReopen = statement(
  (reader: Reader, given: Given<{ at: string; away: string; after: number; limit: number }>) =>
    reader
      .selectFrom('saving_goals')
      .innerJoin('products', 'products.id', 'saving_goals.product_id')
      .innerJoin('wallets', 'wallets.uid', 'saving_goals.uid')
      .select(['saving_goals.uid', 'product_id', 'since', 'products.price'])
      .where('told_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('product_id', 'in', numbersIn(given.away, dialectOf(reader))),
          eb('wallets.points', '<', eb.ref('products.price')),
          eb('wallets.next_change_at', '<=', given.at),
        ]),
      )
      .where('saving_goals.uid', '>', given.after)
      .orderBy('saving_goals.uid')
      .limit(given.limit),
)

/** The next notification is a new one, because its key has the new `since`; so the goal waits for a later second. */
async function reopen(
  db: Database,
  { uid, product_id, since }: { uid: number; product_id: number; since: string },
  at: string,
): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('saving_goals')
      .set({ since: at, told_at: null })
      .where('uid', '=', uid)
      .where('product_id', '=', product_id)
      .where('since', '=', since)
      .where('since', '<', at)
      .execute(),
  )
}
