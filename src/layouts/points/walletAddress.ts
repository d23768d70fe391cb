import type { EntryKind } from '#shared/points/entryKinds.ts'
import { withQuery } from '#shared/contract/query.ts'

export const WALLET_PATH = '/incentives/wallet'

/** The address of a page of the wallet's history, for some kinds of entries or for all (none). */
export function historyAddress({ kinds, page = 0 }: { kinds: readonly EntryKind[]; page?: number }): string {
  const filter = kinds.length === 1 ? { kind: kinds[0] } : { kinds }
  return `${withQuery(WALLET_PATH, { ...filter, page: page || undefined })}#history`
}
