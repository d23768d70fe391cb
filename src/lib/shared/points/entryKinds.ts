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
  manual_credit: msg('Added'),
  manual_debit: msg('Deducted'),
  purchase: msg('Spent'),
  refund: msg('Refunded'),
  expire: msg('Expired'),
  clawback: msg('Reversed'),
  import: msg('Carried over'),
}
