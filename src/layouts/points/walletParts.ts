import { msg } from '#shared/i18n/message.ts'
import { type EntryKind, entryKindLabels } from '#shared/points/entryKinds.ts'

/** The parts that a wallet is the sum of, and the kinds of entries that each is made of. */
export const walletParts = [
  { part: 'earned', label: msg('Earned'), kinds: ['earn'] },
  { part: 'brought', label: msg('Carried over'), kinds: ['import'] },
  { part: 'adjusted', label: msg('Adjustments'), kinds: ['manual_credit', 'manual_debit'] },
  { part: 'takenBack', label: msg('Reversed'), kinds: ['clawback'] },
  { part: 'spent', label: msg('Spent'), kinds: ['purchase', 'refund'] },
  { part: 'expired', label: msg('Expired'), kinds: ['expire'] },
] as const satisfies readonly { part: string; label: string; kinds: readonly EntryKind[] }[]

export type PartSums = Record<(typeof walletParts)[number]['part'], number>

/** Parts that are listed even where there is nothing of them. */
export const usualParts: readonly string[] = ['earned', 'spent', 'expired']

export interface HistoryFilter {
  label: string
  /** None: everything. */
  kinds: readonly EntryKind[]
}

/** The ways to narrow the history down: the usual ones, those of which there is something, and the one that is chosen. */
export function historyFilters(sums: PartSums, chosen: readonly EntryKind[]): HistoryFilter[] {
  const filters: HistoryFilter[] = [
    { label: msg('Everything'), kinds: [] },
    ...(['earn', 'purchase', 'expire', 'refund'] as const).map(only),
    ...walletParts.filter(({ part }) => !usualParts.includes(part) && sums[part] !== 0),
  ]
  if (filters.some(({ kinds }) => sameKinds(kinds, chosen))) return filters
  const part = walletParts.find(({ kinds }) => sameKinds(kinds, chosen))
  const label = part?.part === 'spent' ? msg('Spent and refunded') : part?.label
  const [first = 'earn'] = chosen
  return [...filters, label ? { label, kinds: chosen } : { ...only(first), kinds: chosen }]
}

/** Whether two filters let through the same kinds. */
export function sameKinds(one: readonly EntryKind[], other: readonly EntryKind[]): boolean {
  return one.length === other.length && one.every((kind) => other.includes(kind))
}

function only(kind: EntryKind): HistoryFilter {
  return { label: entryKindLabels[kind], kinds: [kind] }
}
