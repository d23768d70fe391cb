import { sql } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'
import { toInstant } from '#shared/contract/time.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { isConstraintBroken } from '../../db/failures.ts'
import type { WalletRow } from '../../db/schema/points.ts'
import { unlessConstraintBroken } from '../../db/unlessConstraintBroken.ts'
import { openWallet, saveWallet } from '../book/openWallet.ts'
import { settleLots } from '../book/settleLots.ts'
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
export interface Due {
  /** Wallets in which something was due. */
  wallets: number
  /** Whose points expired, and how many. */
  people: number
  points: number
  /** How many became available. */
  available: number
}

export interface Settled extends Due {
  /** Whose wallets could not be settled because their numbers do not hold. They are left as they are. */
  skipped: number[]
}

export interface Working {
  onProgress?: (progress: { wallets: number; of: number }) => void
  /** Aborted, it stops after the current batch; the next run continues there. */
  signal?: AbortSignal | undefined
}

/**
 * Settles every wallet in which something is due: what is over expires, what was pending becomes available. A wallet
 * does the same itself as soon as it is opened. Running it again changes nothing. A wallet that the database refuses to
 * settle is skipped.
 * @param asOf what ends until this later moment expires now already; its entries are of `now`
 */
export async function settleDue(
  db: Database,
  { now, asOf = now }: { now: Date; asOf?: Date },
  { onProgress, signal }: Working = {},
): Promise<Settled> {
  const settled: Settled = { ...nothing, skipped: [] }
  const at = toInstant(asOf)
  const of = await dueCount(db.reader, at)
  for (let after = 0, more = of > 0; more;) {
    const due = await dueAfter(db.reader, { after, at })
    for (let from = 0; from < due.length;) {
      signal?.throwIfAborted()
      const done = await settleBatch(db, due.slice(from, from + SETTLED_AT_ONCE), { now, at })
      from += done.wallets
      settled.skipped.push(...done.skipped)
      add(settled, { ...done, wallets: done.wallets - done.skipped.length })
      onProgress?.({ wallets: settled.wallets, of: Math.max(of, settled.wallets) })
      await delay(GAP_MS)
    }
    after = due.at(-1)?.uid ?? after
    more = due.length === READ_AT_ONCE
  }
  return settled
}

/** What `settleDue` would let expire. Changes nothing. */
export async function wouldExpire(reader: Reader, asOf: Date, { onProgress, signal }: Working = {}): Promise<Due> {
  const found = { ...nothing }
  const at = toInstant(asOf)
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

interface Moment {
  now: Date
  /** What ends until then expires (UTC text). */
  at: string
}

/** Settles a batch in one transaction. If one wallet of it is refused, each is tried by itself. */
async function settleBatch(db: Database, batch: readonly DueWallet[], moment: Moment): Promise<Settled> {
  try {
    return await db.transact((tx) => settleSome(batch, (before) => settle(tx, before, moment)))
  } catch (error) {
    if (!isConstraintBroken(error)) throw error
    return db.transact((tx) =>
      settleSome(batch, (before) => unlessConstraintBroken(tx, () => settle(tx, before, moment))),
    )
  }
}

/** Settles as many of the batch as there is time for; one at least. */
async function settleSome(
  batch: readonly DueWallet[],
  settleOne: (before: DueWallet) => Promise<WalletRow | null>,
): Promise<Settled> {
  const settled: Settled = { ...nothing, skipped: [] }
  const until = performance.now() + SETTLED_AT_ONCE_MS
  for (const before of batch) {
    if (settled.wallets > 0 && performance.now() > until) break
    settled.wallets++
    const wallet = await settleOne(before)
    if (!wallet) {
      settled.skipped.push(before.uid)
      continue
    }
    const gone = wallet.expired - before.expired
    settled.people += gone > 0 ? 1 : 0
    settled.points += gone
    // What was pending is spendable now, or gone with what expired of it.
    settled.available += Math.max(0, wallet.points - before.points)
  }
  return settled
}

async function settle(tx: Tx, { uid }: DueWallet, { now, at }: Moment): Promise<WalletRow> {
  const wallet = await openWallet(tx, uid, { now })
  if (at > wallet.settled_at) {
    await settleLots(tx, wallet, at)
    await saveWallet(tx, wallet)
  }
  return wallet
}

const nothing: Due = { wallets: 0, people: 0, points: 0, available: 0 }

function add(to: Due, more: Due): void {
  to.wallets += more.wallets
  to.people += more.people
  to.points += more.points
  to.available += more.available
}
