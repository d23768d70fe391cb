import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Tx } from '../db/database.ts'
import type { EntryRow } from '../db/schema/points.ts'
import { notify } from '../notices/notify.ts'
import { award, type Posted } from './award.ts'
import { openLots, takeFrom } from './book/lots.ts'
import { openWallet, saveWallet } from './book/openWallet.ts'
import { entryOf, post } from './book/post.ts'
import { afterTaking, availableShares } from './book/taking.ts'
import type { SiteTime } from '../site/siteTime.ts'

export interface WalletAdjustment {
  uid: number
  /** Positive to add points, negative to remove points; never 0. */
  amount: number
  reason: string
  actor: number
  key: string
  /** The points that the user already had in another system; above 0. */
  isOpeningBalance?: boolean
}

/**
 * Adds or removes points by hand, and notifies the user.
 * @throws Refusal 400 if the user does not exist or was erased, is the actor, or has fewer points than the amount to remove
 */
export async function adjust(db: Database, adjustment: WalletAdjustment, time: SiteTime): Promise<EntryRow> {
  const { entry } = await db.transact((tx) => adjustByHand(tx, adjustment, time))
  return entry
}

/** The same inside a transaction. */
export async function adjustByHand(tx: Tx, adjustment: WalletAdjustment, time: SiteTime): Promise<Posted> {
  const posted = await adjustBy(tx, adjustment, time)
  if (!posted.repeated) await noteAdjustment(tx, adjustment, time)
  return posted
}

/** The same without an entry in the audit log, for a file of adjustments, which is one change. */
export async function adjustBy(tx: Tx, adjustment: WalletAdjustment, time: SiteTime): Promise<Posted> {
  refuseOwnWallet(adjustment)
  await requirePerson(tx, adjustment.uid)
  await openWallet(tx, adjustment.uid, time)
  // An erasure locks the wallet too: it may have been committed while this transaction waited.
  await requirePerson(tx, adjustment.uid)
  const posted = adjustment.amount < 0 ? await debit(tx, adjustment, time) : await credit(tx, adjustment, time)
  if (!posted.repeated) await notifyOfAdjustment(tx, posted.entry, time)
  return posted
}

function credit(tx: Tx, { amount: points, isOpeningBalance = false, ...given }: WalletAdjustment, time: SiteTime) {
  return award(tx, { ...given, points, kind: isOpeningBalance ? 'import' : 'manual_credit' }, time)
}

async function debit(tx: Tx, { uid, amount, reason, actor, key }: WalletAdjustment, time: SiteTime): Promise<Posted> {
  const wallet = await openWallet(tx, uid, time)
  const before = await entryOf(tx, key)
  if (before) return { entry: before, repeated: true }
  if (wallet.points + amount < 0) {
    const message = msg('Only {{count}} points can be deducted.')
    throw invalid([{ message, values: { count: wallet.points }, path: 'amount', code: 'insufficient_points' }])
  }
  const lots = await openLots(tx, uid)
  const taken = availableShares(lots, -amount, wallet.settled_at)
  wallet.points += amount
  const entry = await post(tx, wallet, { kind: 'manual_debit', amount, reason, key, actor })
  takeFrom(tx, entry, taken)
  wallet.next_change_at = afterTaking(lots, taken, wallet.settled_at)
  saveWallet(tx, wallet)
  return { entry, repeated: false }
}

async function noteAdjustment(
  tx: Tx,
  { uid, amount, reason, actor }: WalletAdjustment,
  { now }: SiteTime,
): Promise<void> {
  const { full_name } = await tx
    .selectFrom('users')
    .select('full_name')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  const subject = { type: 'person', id: uid, label: full_name } as const
  await noteChange(tx, { actor, action: 'adjusted', subject, after: { points: amount, reason } }, now)
}

async function notifyOfAdjustment(tx: Tx, { id, uid, amount, reason }: EntryRow, { now }: SiteTime): Promise<void> {
  const details = { points: amount, reason }
  await notify(tx, { uid, type: 'points_adjusted', details, key: `points_adjusted:${id}` }, now)
}

function refuseOwnWallet({ uid, actor }: WalletAdjustment): void {
  if (uid !== actor) return
  const message = msg('You cannot change your own points. Ask another manager.')
  throw invalid([{ message, path: 'uid', code: 'own_wallet' }])
}

async function requirePerson(tx: Tx, uid: number): Promise<void> {
  const people = tx.selectFrom('users').select('uid').where('erased', 'is', null)
  const person = await people.where('uid', '=', uid).executeTakeFirst()
  if (!person) throw invalid([{ message: msg('There is no such person.'), path: 'uid', code: 'not_found' }])
}
