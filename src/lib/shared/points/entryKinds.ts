import { msg } from '../i18n/message.ts'

/** The kinds of ledger entries. */
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

/** The labels that the owner of the wallet reads. */
export const entryKindLabels: Record<EntryKind, string> = {
  earn: msg('Earned'),
  manual_credit: msg('Added'),
  manual_debit: msg('Deducted'),
  purchase: msg('Spent'),
  refund: msg('Refunded'),
  expire: msg('Expired'),
  clawback: msg('Reversed'),
  import: msg('Carried over'),
}
