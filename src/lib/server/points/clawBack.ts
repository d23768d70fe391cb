import type { Tx } from '../db/database.ts'
import type { EntryRow } from '../db/schema/points.ts'
import { lowerBoards } from './boards/lowerBoards.ts'
import { isAvailable, openLots, shares, takeFrom } from './book/lots.ts'
import { openWallet, saveWallet } from './book/openWallet.ts'
import { entryOf, post } from './book/post.ts'
import { afterTaking } from './book/taking.ts'
import type { SiteTime } from '../site/siteTime.ts'

export interface Clawback {
  /** The earning to take back. */
  entryId: number
  reason: string
  actor?: number | null
  /** Takes only these points, which a refund returned after the earning was taken back. */
  returned?: { by: number; points: number }
}

export interface ClawedBack {
  /** `null` if nothing was left to take. */
  entry: EntryRow | null
  /** The points that could not be taken because they were spent or had expired. */
  shortfall: number
  repeated: boolean
}

/**
 * Takes an earning back: first from its own lot, then from the user's other lots, never below 0. The missing part is
 * recorded as a shortfall. An earning is taken back once; points that a refund returns to it later are taken
 * separately.
 */
export async function clawBack(
  tx: Tx,
  { entryId, reason, actor = null, returned }: Clawback,
  time: SiteTime,
): Promise<ClawedBack> {
  const earning = await tx
    .selectFrom('point_entries')
    .selectAll()
    .where('id', '=', entryId)
    .where('kind', 'in', ['earn', 'import', 'manual_credit'])
    .executeTakeFirstOrThrow()
  const wallet = await openWallet(tx, earning.uid, time)
  const key = returned ? `clawback:${entryId}:${returned.by}` : `clawback:${entryId}`
  const before = await entryOf(tx, key)
  if (before) return { entry: before, shortfall: before.shortfall, repeated: true }
  const lots = await openLots(tx, earning.uid)
  const own = lots.filter(({ entry_id }) => entry_id === entryId)
  const others = lots.filter(({ entry_id }) => entry_id !== entryId)
  const due = returned?.points ?? earning.amount
  const taken = shares([...own, ...others], due)
  const points = taken.reduce((sum, share) => sum + share.points, 0)
  const shortfall = due - points
  if (points === 0) return { entry: null, shortfall, repeated: false }
  const available = taken.filter(({ lot }) => isAvailable(lot, wallet.settled_at))
  const fromAvailable = available.reduce((sum, share) => sum + share.points, 0)
  wallet.points -= fromAvailable
  wallet.pending -= points - fromAvailable
  wallet.lifetime_earned -= points
  const entry = await post(tx, wallet, {
    kind: 'clawback',
    amount: -points,
    reason,
    key,
    actor,
    reverses: earning.id,
    rule: earning.rule,
    event_id: earning.event_id,
    shortfall,
  })
  takeFrom(tx, entry, taken)
  wallet.next_change_at = afterTaking(lots, taken, wallet.settled_at)
  saveWallet(tx, wallet)
  if (earning.kind === 'earn') await lowerBoards(tx, { uid: earning.uid, points, earnedAt: earning.at }, time)
  return { entry, shortfall, repeated: false }
}
