import type { Generated, Insertable, Selectable } from 'kysely'

/** The tables of the ledger and of what fills it; instants are UTC text as everywhere. */
export interface PointsSchema {
  wallets: WalletsTable
  point_entries: PointEntriesTable
  /** The other side of each entry: with it the whole book sums to zero. */
  site_entries: { entry_id: number; account: SiteAccount; amount: number }
  lots: LotsTable
  /** What an entry took out of a lot (below 0) or gave back to it. */
  lot_moves: { entry_id: number; lot_id: number; amount: number }
  schedules: SchedulesTable
  /** JSON `terms`: what the version says, of the schema `ScheduleTerms`. */
  schedule_versions: { id: Generated<number>; schedule_id: number; version: number; terms: string; created: string }
  learning_events: LearningEventsTable
  boards: BoardsTable
  board_rows: { board_id: number; uid: number; points: number; listed: Generated<number>; rank: number | null }
  notices: NoticesTable
  api_keys: ApiKeysTable
  jobs: JobsTable
}

export const entryKinds = [
  'earn',
  'manual_credit',
  'manual_debit',
  'purchase',
  'refund',
  'expire',
  'clawback',
  'import',
] as const
export type EntryKind = (typeof entryKinds)[number]

export type SiteAccount = 'issued' | 'redeemed' | 'expired'

/** The shadow of a person's lots, moved in the same transaction as they. */
export interface WalletsTable {
  uid: number
  /** To be spent now. */
  points: Generated<number>
  /** In lots that become available later. */
  pending: Generated<number>
  lifetime_earned: Generated<number>
  spent: Generated<number>
  expired: Generated<number>
  /** The wallet's own clock: it never goes back, whatever clocks the nodes have. */
  settled_at: Generated<string>
  /** The earliest moment at which a lot becomes available or expires. */
  next_change_at: string | null
}

export interface PointEntriesTable {
  id: Generated<number>
  uid: number
  kind: EntryKind
  /** Above 0 what came, below 0 what went. */
  amount: number
  /** Available and pending together, after this entry. */
  balance_after: number
  /** What a clawback could not take, because it was not there any more. */
  shortfall: Generated<number>
  at: string
  actor: number | null
  /** The identifier of the earning rule. */
  rule: string | null
  event_id: number | null
  order_id: number | null
  reverses: number | null
  reason: string
  /** What happened, in words that are the same each time it is told: nothing is entered twice. */
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
  /** The last day on which it is announced to be good, on the site's clock; `expires_at` is later by the grace days. */
  expires_on: string | null
  /** The first moment at which it is gone. */
  expires_at: string | null
  schedule_version: number | null
}

export interface SchedulesTable {
  id: Generated<number>
  name: string
  description: Generated<string>
  status: 'draft' | 'active' | 'archived'
  is_default: Generated<number>
  /** The version that new lots get. */
  version: Generated<number>
  revision: Generated<number>
  created: string
  changed: string
}

export interface LearningEventsTable {
  id: Generated<number>
  /** `site`, or `key:{id}` of the API key that reported it. */
  source: string
  external_id: string
  type: string
  uid: number
  training_id: number | null
  /** Percent. */
  score: number | null
  at: string
  received_at: string
  /** The `external_id` of an event of the same source that this one takes back. */
  revokes: string | null
  /** JSON: what came of it. */
  outcome: Generated<string>
}

export interface BoardsTable {
  id: Generated<number>
  period: 'week' | 'month' | 'quarter' | 'year' | 'all'
  /** The period's first day on the site's clock; '' for all time. */
  start: string
  organization_id: number | null
  frozen_at: string | null
}

export interface NoticesTable {
  id: Generated<number>
  uid: number
  type: string
  /** JSON: what the message counts and names. */
  details: Generated<string>
  key: string
  created: string
  read_at: string | null
}

export interface ApiKeysTable {
  id: Generated<number>
  name: string
  secret_hash: string
  /** The last characters of the secret, to tell keys apart. */
  hint: string
  /** JSON: a list. */
  scopes: string
  created: string
  created_by: number | null
  last_used: string | null
  revoked: string | null
}

export interface JobsTable {
  name: string
  leased_by: string | null
  leased_until: string | null
  /** The day (site's clock) for which it was carried out to the end. */
  done_for: string | null
  /** JSON */
  progress: Generated<string>
  changed: string
}

export type WalletRow = Selectable<WalletsTable>
export type EntryRow = Selectable<PointEntriesTable>
export type LotRow = Selectable<LotsTable>
export type NewEntry = Insertable<PointEntriesTable>
export type LearningEventRow = Selectable<LearningEventsTable>
