import { sql } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'
import { toInstant } from '#shared/contract/time.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { openWallet } from '../book/openWallet.ts'
import { dueAfter, dueCount, type DueWallet, READ_AT_ONCE } from './dueWallets.ts'

/**
 * So many wallets share a transaction at most, and so long: nobody who wants to spend waits for it long, nor any other
 * request of the process, which SQLite holds up while it works.
 */
const SETTLED_AT_ONCE = 100
const SETTLED_AT_ONCE_MS = 20
/** Other processes ask for SQLite's one write lock in turns of their own: without a gap they would seldom meet it free. */
const GAP_MS = 5

/** What came of it. */
export interface Settled {
  /** Wallets in which something was due. */
  wallets: number
  /** Whose points expired, and how many. */
  people: number
  points: number
  /** How many became available. */
  available: number
}

export interface Working {
  onProgress?: (progress: { wallets: number; of: number }) => void
  /** Aborted, it stops after the batch at hand; whoever runs it again goes on from there. */
  signal?: AbortSignal | undefined
}

/**
 * Lets expire in every wallet what is over at `now`, and makes available what is due: what each wallet does by itself
 * as soon as it is opened. What is done stays done; a wallet that was settled has nothing due any more.
 */
export async function settleDue(db: Database, now: Date, { onProgress, signal }: Working = {}): Promise<Settled> {
  const settled = { wallets: 0, people: 0, points: 0, available: 0 }
  const at = toInstant(now)
  const of = await dueCount(db.reader, at)
  for (let after = 0, more = of > 0; more;) {
    const due = await dueAfter(db.reader, { after, at })
    for (let from = 0; from < due.length;) {
      signal?.throwIfAborted()
      const batch = due.slice(from, from + SETTLED_AT_ONCE)
      const done = await db.transact((tx) => settle(tx, batch, now))
      from += done.wallets
      add(settled, done)
      onProgress?.({ wallets: settled.wallets, of: Math.max(of, settled.wallets) })
      await delay(GAP_MS)
    }
    after = due.at(-1)?.uid ?? after
    more = due.length === READ_AT_ONCE
  }
  return settled
}

/** What `settleDue` would let expire. Changes nothing. */
export async function wouldExpire(reader: Reader, now: Date, { onProgress, signal }: Working = {}): Promise<Settled> {
  const found = { wallets: 0, people: 0, points: 0, available: 0 }
  const at = toInstant(now)
  const of = await dueCount(reader, at)
  for (let after = 0, more = of > 0; more;) {
    signal?.throwIfAborted()
    const due = await dueAfter(reader, { after, at })
    const upTo = due.at(-1)?.uid ?? after
    const over = await reader
      .selectFrom('lots')
      .select(({ fn }) => [
        fn.count<number>('uid').distinct().as('people'),
        fn.sum<number | null>('remaining').as('points'),
      ])
      .where('uid', '>', after)
      .where('uid', '<=', upTo)
      .where('remaining', '>', sql.lit(0))
      .where('expires_at', '<=', at)
      .executeTakeFirstOrThrow()
    add(found, { wallets: due.length, people: over.people, points: over.points ?? 0, available: 0 })
    onProgress?.({ wallets: found.wallets, of: Math.max(of, found.wallets) })
    await delay(0)
    after = upTo
    more = due.length === READ_AT_ONCE
  }
  return found
}

/** As many of the batch as there is time for; one at least. */
async function settle(tx: Tx, batch: readonly DueWallet[], now: Date): Promise<Settled> {
  const settled = { wallets: 0, people: 0, points: 0, available: 0 }
  const until = performance.now() + SETTLED_AT_ONCE_MS
  for (const before of batch) {
    if (settled.wallets > 0 && performance.now() > until) break
    settled.wallets++
    const { expired, points } = await openWallet(tx, before.uid, { now })
    const gone = expired - before.expired
    settled.people += gone > 0 ? 1 : 0
    settled.points += gone
    // What was pending is spendable now, or gone with what expired of it.
    settled.available += Math.max(0, points - before.points)
  }
  return settled
}

function add(to: Settled, more: Settled): void {
  to.wallets += more.wallets
  to.people += more.people
  to.points += more.points
  to.available += more.available
}
