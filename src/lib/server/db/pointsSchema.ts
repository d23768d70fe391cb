import type { Generated, Insertable, Selectable } from 'kysely'
import type { NoticeChoice } from '#shared/notices/choices.ts'
import type { BoardPeriod } from '#shared/points/boardPeriods.ts'
import type { EntryKind } from '#shared/points/entryKinds.ts'

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
  /** JSON `document`: the earning rules as they were saved, of the schema `RulesDocument`. */
  rules_versions: { revision: number; document: string; saved_by: number | null; saved_at: string }
  learning_events: LearningEventsTable
  boards: BoardsTable
  board_rows: BoardRowsTable
  /** How many of those listed on a board have points from `bucket * width` up to the next bucket, as of the last tally. */
  board_tallies: { board_id: number; width: number; bucket: number; people: number }
  notices: NoticesTable
  /** Where a person is told of a kind of notices, as far as that is not as it would be anyway. */
  notice_choices: { uid: number; type: string; choice: NoticeChoice }
  api_keys: ApiKeysTable
  jobs: JobsTable
}

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
  /** The version of the rules that gave it; `null` for what no rule gave. */
  rules_revision: number | null
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
  /** A trigger of earning; `revocation`; `awaited` for one that was revoked before it came; else what earns nothing. */
  type: string
  /** `null` as long as nobody knows whose event is revoked. */
  uid: number | null
  training_id: number | null
  /** What it was about, as far as “once per object” goes: `training:12`, or the address of an activity elsewhere. */
  object: Generated<string>
  /** In whole percent, half of one rounded up. */
  score: number | null
  /** The same with its fractions, as rules compare it; `null` in events of earlier versions. */
  exact_score: number | null
  at: string
  received_at: string
  /** The `external_id` of an event of the same source that this one takes back. */
  revokes: string | null
  revoked: Generated<number>
  /** The earning rule that it falls under. */
  rule: string | null
  /** What it gave, as far as that was not taken back: by this the limits of a learner are counted. */
  points: Generated<number>
  /** What it would have given beyond that without those limits. */
  missed: Generated<number>
  /** JSON: what came of it, of the schema `Outcome`. */
  outcome: Generated<string>
  /** JSON: what was sent, word by word. */
  payload: string | null
}

export interface BoardsTable {
  id: Generated<number>
  period: BoardPeriod
  /** The period's first day on the site's clock; '' for all time. */
  start: string
  organization_id: number | null
  frozen_at: string | null
}

export interface BoardRowsTable {
  board_id: number
  uid: number
  /** Earned in the board's period. */
  points: number
  /** 0 for who does not want to be ranked, or does not belong to the board's organisation any more. */
  listed: Generated<number>
  /** As it was when the board was frozen. */
  rank: number | null
  /** The points by which the row is counted in `board_tallies`; `null`: it is not. */
  tallied: number | null
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
  /** When a mail about it is to be sent or tried again; `null`: none, or it is on its way. */
  mail_due: string | null
  mail_tries: Generated<number>
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
  /** The turn that was last carried out to the end: of the daily job the day, on the site's clock. */
  done_for: string | null
  /** JSON */
  progress: Generated<string>
  changed: string
}

export type WalletRow = Selectable<WalletsTable>
export type EntryRow = Selectable<PointEntriesTable>
export type LotRow = Selectable<LotsTable>
export type NewNotice = Insertable<NoticesTable>
export type NewEntry = Insertable<PointEntriesTable>
export type LearningEventRow = Selectable<LearningEventsTable>
