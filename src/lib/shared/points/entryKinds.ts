import { msg } from '../i18n/message.ts'

/** What an entry of the book can be. */
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

/** What its owner reads of it. */
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
