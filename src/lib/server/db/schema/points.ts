import type { EntryKind } from '#shared/points/entryKinds.ts'
import type { Generated, Insertable, Selectable } from 'kysely'

/** The points ledger: wallets, entries and lots. */
export interface PointsSchema {
  wallets: WalletsTable
  point_entries: PointEntriesTable
  /** The other side of each entry: with it the sum of all entries is zero. */
  site_entries: { entry_id: number; account: SiteAccount; amount: number }
  lots: LotsTable
  /** The points that an entry took out of a lot (below 0) or returned to it. */
  lot_moves: { entry_id: number; lot_id: number; amount: number }
}

export type SiteAccount = 'issued' | 'redeemed' | 'expired'

/** The totals of a user's lots, updated in the same transaction as the lots. */
export interface WalletsTable {
  uid: number
  /** Available now. */
  points: Generated<number>
  /** In lots that become available later. */
  pending: Generated<number>
  lifetime_earned: Generated<number>
  spent: Generated<number>
  expired: Generated<number>
  /** The wallet's own clock: it never goes back, even if the clocks of the nodes differ. */
  settled_at: Generated<string>
  /** The earliest moment at which a lot becomes available or expires. */
  next_change_at: string | null
}

export interface PointEntriesTable {
  id: Generated<number>
  uid: number
  kind: EntryKind
  /** Above 0: points added; below 0: points taken. */
  amount: number
  /** Available and pending together, after this entry. */
  balance_after: number
  /** The points that a clawback could not take because the wallet did not have them any more. */
  shortfall: Generated<number>
  at: string
  actor: number | null
  /** The identifier of the earning rule. */
  rule: string | null
  /** The version of the rules that gave the points; `null` if no rule gave them. */
  rules_revision: number | null
  event_id: number | null
  order_id: number | null
  reverses: number | null
  reason: string
  /** Identifies the cause of the entry; it is unique, so that no cause is entered twice. */
  key: string
}

export interface LotsTable {
  id: Generated<number>
  uid: number
  entry_id: number
  amount: number
  remaining: number
  earned_at: string
  available_at: string
  /** The last valid day that users see, on the site's clock; `expires_at` is later by the grace days. */
  expires_on: string | null
  /** The first moment at which the lot is no longer valid. */
  expires_at: string | null
  schedule_version: number | null
}

export type WalletRow = Selectable<WalletsTable>
export type EntryRow = Selectable<PointEntriesTable>
export type NewEntry = Insertable<PointEntriesTable>
export type LotRow = Selectable<LotsTable>
