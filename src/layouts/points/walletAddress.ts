import type { EntryKind } from '#shared/points/entryKinds.ts'
import { writeQuery } from '#shared/contract/query.ts'

export const WALLET_PATH = '/incentives/wallet'

/** The address of a page of the wallet's history, of some kinds of entries or of all (none). */
export function historyAddress({ kinds, page = 0 }: { kinds: readonly EntryKind[]; page?: number }): string {
  const asked = kinds.length === 1 ? { kind: kinds[0] } : { kinds }
  const query = writeQuery({ ...asked, ...(page > 0 && { page }) })
  return `${WALLET_PATH}${query && `?${query}`}#history`
}
