import { sql } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'
import { toInstant } from '#shared/instant.ts'
import type { Database, Reader, Tx } from '../../db/database.ts'
import { isConstraintBroken } from '../../db/failures.ts'
import type { WalletRow } from '../../db/schema/points.ts'
import { unlessConstraintBroken } from '../../db/unlessConstraintBroken.ts'
import { openWallet, saveWallet } from '../book/openWallet.ts'
import { settleLots } from '../book/settleLots.ts'
import { dueAfter, dueCount, type DueWallet, READ_AT_ONCE } from './dueWallets.ts'

/**
 * Limits of one transaction, so that users who want to spend do not wait long, and neither do other requests of the
 * process, which SQLite blocks while it works.
 */
const SETTLED_AT_ONCE = 100
const SETTLED_AT_ONCE_MS = 20
/** SQLite has one write lock, and other processes poll for it: without a gap they would rarely get it. */
const GAP_MS = 5

/** The result. */
export interface SettleTotals {
  /** How many wallets had something due. */
  wallets: number
  /** How many users lost points, and how many points expired. */
  people: number
  points: number
  /** How many points became available. */
  available: number
}

export interface Settled extends SettleTotals {
  /**
   * The users whose wallets could not be settled because their numbers are inconsistent. These wallets stay unchanged.
   */
  skipped: number[]
}

export interface SettleOptions {
  onProgress?: (progress: { wallets: number; of: number }) => void
  /** When aborted, the run stops after the current batch; the next run continues there. */
  signal?: AbortSignal | undefined
}

/**
 * Settles every wallet with something due: ended lots expire, and pending points become available. A wallet also
 * settles itself when it is opened. Running this again changes nothing. A wallet that the database refuses to settle is
 * skipped.
 * @param asOf a later time: lots that end by then expire now, with entries of `now`
 */
export async function settleDue(
  db: Database,
  { now, asOf = now }: { now: Date; asOf?: Date },
  { onProgress, signal }: SettleOptions = {},
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

/** The points that `settleDue` would expire. Changes nothing. */
export async function wouldExpire(
  reader: Reader,
  asOf: Date,
  { onProgress, signal }: SettleOptions = {},
): Promise<SettleTotals> {
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

interface SettleMoment {
  now: Date
  /** Lots that end by this time expire (UTC text). */
  at: string
}

/** Settles a batch in one transaction. If the database refuses one wallet, each wallet is tried separately. */
async function settleBatch(db: Database, batch: readonly DueWallet[], moment: SettleMoment): Promise<Settled> {
  try {
    return await db.transact((tx) => settleSome(batch, (before) => settle(tx, before, moment)))
  } catch (error) {
    if (!isConstraintBroken(error)) throw error
    return db.transact((tx) =>
      settleSome(batch, (before) => unlessConstraintBroken(tx, () => settle(tx, before, moment))),
    )
  }
}

/** Settles as many wallets of the batch as the time limit allows, at least one. */
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
    // Pending points are now available or expired.
    settled.available += Math.max(0, wallet.points - before.points)
  }
  return settled
}

async function settle(tx: Tx, { uid }: DueWallet, { now, at }: SettleMoment): Promise<WalletRow> {
  const wallet = await openWallet(tx, uid, { now })
  if (at > wallet.settled_at) {
    await settleLots(tx, wallet, at)
    saveWallet(tx, wallet)
  }
  return wallet
}

const nothing: SettleTotals = { wallets: 0, people: 0, points: 0, available: 0 }

function add(to: SettleTotals, more: SettleTotals): void {
  to.wallets += more.wallets
  to.people += more.people
  to.points += more.points
  to.available += more.available
}
