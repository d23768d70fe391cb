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
  manual_credit: msg('Given'),
  manual_debit: msg('Taken'),
  purchase: msg('Spent'),
  refund: msg('Given back'),
  expire: msg('Expired'),
  clawback: msg('Taken back'),
  import: msg('Carried over'),
}
