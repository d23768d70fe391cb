import { fromInstant } from '#shared/instant.ts'
import { endingAfter } from '#shared/points/expiry.ts'
import { dayOf } from '#shared/zonedDays.ts'
import type { Tx } from '../db/database.ts'
import type { Posted } from './award.ts'
import { earlier, isAvailable, noteMoves } from './book/lots.ts'
import { openWallet, saveWallet } from './book/openWallet.ts'
import { entryOf, post } from './book/post.ts'
import { takeBackReturned } from './earning/takeBackReturned.ts'
import { type LotEnd, renewedEnd } from './schedules/renewedEnd.ts'
import type { SiteTime } from '../site/siteTime.ts'

/** How many days a lot that has ended is valid again after a refund. */
export const REVIVED_DAYS = 30

export interface Refund {
  /** The purchase to refund. */
  entryId: number
  reason: string
  actor?: number | null
}

/**
 * Returns the points of a purchase to the lots that they came from. A sliding period that activities would have restarted
 * meanwhile is restarted; a lot that has ended is valid for another 30 days; points of a lot whose event was revoked are
 * taken back. A purchase is refunded once.
 */
export async function refund(tx: Tx, { entryId, reason, actor = null }: Refund, time: SiteTime): Promise<Posted> {
  const purchase = await tx
    .selectFrom('point_entries')
    .selectAll()
    .where('id', '=', entryId)
    .where('kind', '=', 'purchase')
    .executeTakeFirstOrThrow()
  const wallet = await openWallet(tx, purchase.uid, time)
  const key = `refund:${entryId}`
  const before = await entryOf(tx, key)
  if (before) return { entry: before, repeated: true }
  const points = -purchase.amount
  wallet.points += points
  wallet.spent -= points
  const entry = await post(tx, wallet, {
    kind: 'refund',
    amount: points,
    reason,
    key,
    actor,
    reverses: purchase.id,
    order_id: purchase.order_id,
  })
  const moves = await tx
    .selectFrom('lot_moves')
    .innerJoin('lots', 'lots.id', 'lot_moves.lot_id')
    .selectAll('lots')
    .select('lot_moves.amount as moved')
    .where('lot_moves.entry_id', '=', purchase.id)
    .execute()
  for (const { moved, ...lot } of moves) {
    const ending = endingFrom(await renewedEnd(tx, lot, purchase.at, time), wallet.settled_at, time)
    await tx
      .updateTable('lots')
      .set((eb) => ({ remaining: eb('remaining', '-', moved), ...ending }))
      .where('id', '=', lot.id)
      .execute()
    wallet.next_change_at = earlier(wallet.next_change_at, ending.expires_at)
    if (isAvailable({ ...lot, ...ending }, wallet.settled_at)) continue
    // A wrong clock released these points too early: they are pending again.
    wallet.points += moved
    wallet.pending -= moved
    wallet.next_change_at = earlier(wallet.next_change_at, lot.available_at)
  }
  noteMoves(
    tx,
    moves.map((lot) => ({ entry_id: entry.id, lot_id: lot.id, amount: -lot.moved })),
  )
  saveWallet(tx, wallet)
  for (const { entry_id, moved } of moves) {
    await takeBackReturned(tx, { entryId: entry_id, points: -moved, by: entry.id }, time)
  }
  return { entry, repeated: false }
}

function endingFrom(end: LotEnd, at: string, { timeZone }: SiteTime): LotEnd {
  if (end.expires_at === null || end.expires_at > at) return end
  return endingAfter(dayOf(fromInstant(at), timeZone).add({ days: REVIVED_DAYS }), 0, timeZone)
}
