import { allColumns } from '../../db/allColumns.ts'
import type { EntryRow, WalletRow } from '../../db/schema/points.ts'

export const walletColumns = allColumns<WalletRow>({
  uid: true,
  points: true,
  pending: true,
  lifetime_earned: true,
  spent: true,
  expired: true,
  settled_at: true,
  next_change_at: true,
})

export const entryColumns = allColumns<EntryRow>({
  id: true,
  uid: true,
  kind: true,
  amount: true,
  balance_after: true,
  shortfall: true,
  at: true,
  actor: true,
  rule: true,
  rules_revision: true,
  event_id: true,
  order_id: true,
  reverses: true,
  reason: true,
  key: true,
})
