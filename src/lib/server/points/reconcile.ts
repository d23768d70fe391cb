import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { nextPeople } from './book/nextPeople.ts'
import { orderProofs } from './orderProofs.ts'
import type { Finding } from './proof.ts'
import { proofs } from './proofs.ts'
import { proveDays } from './sums/proveDays.ts'

export interface ProofProgress {
  /** The number of users checked so far. */
  people: number
  of: number
}

/**
 * Checks the ledger: entries and counter entries sum to zero, every wallet matches its lots and entries, every lot
 * matches its moves, every order was paid once and refunded at most once, its codes match its state, the boards
 * match the earnings, and the kept sums of the days match their entries. Returns the violations; an empty list means that everything holds. It only reads, in one
 * snapshot, and may run at any time.
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
      // The last range also covers users with entries but no wallet.
      const range = { after, upTo: isLast ? Number.MAX_SAFE_INTEGER : upTo }
      for (const prove of [...proofs, ...orderProofs]) found.push(...(await prove(reader, range)))
      people += count
      onProgress({ people, of })
      if (isLast) return [...found, ...(await proveDays(reader, signal))]
      after = upTo
      await nextTurn()
    }
  })
}
