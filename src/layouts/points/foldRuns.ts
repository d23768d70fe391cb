import type { WalletEntry } from '#shared/contract/walletEntries.ts'

/** Consecutive entries with the same content, joined into one row. */
export interface EntryRun {
  /** The newest entry. */
  entry: WalletEntry
  /** The number of entries. */
  count: number
  /** The sum of their points. */
  amount: number
  /** The time of the oldest entry. */
  since: string
}

/**
 * Joins consecutive entries of the same rule without links, such as daily visits: their repetition would hide
 * everything else.
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
