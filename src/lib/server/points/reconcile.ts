import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { nextPeople } from './book/nextPeople.ts'
import { orderProofs } from './orderProofs.ts'
import type { Finding } from './proof.ts'
import { proofs } from './proofs.ts'

export interface ProofProgress {
  /** People proven so far. */
  people: number
  of: number
}

/**
 * Proves the book: that all entries sum to zero with their counter entries, that every wallet is the shadow of its
 * lots and its entries, that every lot holds what its moves left in it, that every order was paid for once and given
 * back at most once, that its codes are where it is, and that the boards hold what was earned. Returns what does not
 * hold; an empty list is the proof. Reads only, and may run at any time: what
 * is written meanwhile is seen whole or not at all.
 */
export async function reconcile(
  db: Database,
  {
    onProgress = () => {},
    signal,
  }: { onProgress?: (progress: ProofProgress) => void; signal?: AbortSignal | undefined } = {},
): Promise<Finding[]> {
  return db.snapshot(async (reader) => {
    const { of } = await reader
      .selectFrom('wallets')
      .select(({ fn }) => fn.countAll<number>().as('of'))
      .executeTakeFirstOrThrow()
    const found: Finding[] = []
    let people = 0
    for (let after = 0; ;) {
      signal?.throwIfAborted()
      const { count, upTo, isLast } = await nextPeople(reader, after)
      // Entries of whoever has no wallet at all belong to the range after the last wallet, too.
      const range = { after, upTo: isLast ? Number.MAX_SAFE_INTEGER : upTo }
      for (const prove of [...proofs, ...orderProofs]) found.push(...(await prove(reader, range)))
      people += count
      onProgress({ people, of })
      if (isLast) return found
      after = upTo
      await nextTurn()
    }
  })
}
