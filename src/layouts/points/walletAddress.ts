import type { EntryKind } from '#shared/points/entryKinds.ts'
import { writeQuery } from '#shared/contract/query.ts'

export const WALLET_PATH = '/incentives/wallet'

/** The address of a page of the wallet's history. */
export function historyAddress({ kind, page = 0 }: { kind: EntryKind | null; page?: number }): string {
  const query = writeQuery({ kind, ...(page > 0 && { page }) })
  return `${WALLET_PATH}${query && `?${query}`}#history`
}
