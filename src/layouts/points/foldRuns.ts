import type { WalletEntry } from '#shared/contract/walletEntries.ts'

/** Entries that follow each other and say the same, as one. */
export interface EntryRun {
  /** The newest of them. */
  entry: WalletEntry
  /** How many there are. */
  count: number
  /** What they sum to. */
  amount: number
  /** When the oldest was made. */
  since: string
}

/**
 * Joins entries of the same rule that follow each other and lead nowhere, such as daily visits: their repetition would
 * hide everything else.
 * @param entries the newest first
 */
export function foldRuns(entries: readonly WalletEntry[]): EntryRun[] {
  const runs: EntryRun[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && isSame(last.entry, entry)) {
      Object.assign(last, { count: last.count + 1, amount: last.amount + entry.amount, since: entry.at })
    } else runs.push({ entry, count: 1, amount: entry.amount, since: entry.at })
  }
  return runs
}

function isSame(a: WalletEntry, b: WalletEntry): boolean {
  const isPlain = a.kind === 'earn' && a.training === null && a.order === null && a.title !== ''
  return isPlain && b.kind === a.kind && b.training === null && b.order === null && b.title === a.title
}
