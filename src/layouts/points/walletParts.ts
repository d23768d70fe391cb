import { msg } from '#shared/i18n/message.ts'
import { type EntryKind, entryKindLabels } from '#shared/points/entryKinds.ts'

/** The parts that add up to a wallet, and the kinds of entries of each part. */
export const walletParts = [
  { part: 'earned', label: msg('Earned'), kinds: ['earn'] },
  { part: 'brought', label: msg('Carried over'), kinds: ['import'] },
  { part: 'adjusted', label: msg('Adjustments'), kinds: ['manual_credit', 'manual_debit'] },
  { part: 'takenBack', label: msg('Reversed'), kinds: ['clawback'] },
  { part: 'spent', label: msg('Spent'), kinds: ['purchase', 'refund'] },
  { part: 'expired', label: msg('Expired'), kinds: ['expire'] },
] as const satisfies readonly { part: string; label: string; kinds: readonly EntryKind[] }[]

export type PartSums = Record<(typeof walletParts)[number]['part'], number>

/** Parts that are listed even if they are 0. */
export const usualParts: readonly string[] = ['earned', 'spent', 'expired']

export interface HistoryFilter {
  label: string
  /** An empty list shows all. */
  kinds: readonly EntryKind[]
}

/** The filters of the history: the usual ones, those with entries, and the chosen one. */
export function historyFilters(sums: PartSums, chosen: readonly EntryKind[]): HistoryFilter[] {
  const filters: HistoryFilter[] = [
    { label: msg('Everything'), kinds: [] },
    ...(['earn', 'purchase', 'expire', 'refund'] as const).map(ofKind),
    ...walletParts.filter(({ part }) => !usualParts.includes(part) && sums[part] !== 0),
  ]
  if (filters.some(({ kinds }) => sameKinds(kinds, chosen))) return filters
  const part = walletParts.find(({ kinds }) => sameKinds(kinds, chosen))
  const label = part?.part === 'spent' ? msg('Spent and refunded') : part?.label
  const [first = 'earn'] = chosen
  return [...filters, label ? { label, kinds: chosen } : { ...ofKind(first), kinds: chosen }]
}

/** Whether two filters have the same kinds. */
export function sameKinds(one: readonly EntryKind[], other: readonly EntryKind[]): boolean {
  return one.length === other.length && one.every((kind) => other.includes(kind))
}

function ofKind(kind: EntryKind): HistoryFilter {
  return { label: entryKindLabels[kind], kinds: [kind] }
}
