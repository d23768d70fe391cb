import { fromInstant, toInstant } from '#shared/instant.ts'
import { expiryOf } from '#shared/points/expiry.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Tx } from '../db/database.ts'
import type { EntryRow } from '../db/schema/points.ts'
import { raiseBoards } from './boards/raiseBoards.ts'
import { earlier } from './book/lots.ts'
import { openWallet, saveWallet } from './book/openWallet.ts'
import { entryOf, post } from './book/post.ts'
import { noteActivity } from './schedules/noteActivity.ts'
import { scheduleFor } from './schedules/scheduleFor.ts'
import type { SiteTime } from '../site/siteTime.ts'

export interface Award {
  uid: number
  kind: 'earn' | 'manual_credit' | 'import'
  /** Above 0. */
  points: number
  reason: string
  /** Idempotency key: a second award with the same key does nothing. */
  key: string
  actor?: number | null
  rule?: string | null
  /** The revision of the rules that this award comes from. */
  rulesRevision?: number | null
  eventId?: number | null
  /** How many days the points stay pending before they can be spent. */
  pendingDays?: number
  /** The expiry schedule; without one, the site's default applies. */
  scheduleId?: number | null
}

export interface Posted {
  entry: EntryRow
  /** True if the key was used before: `entry` is the earlier entry, and nothing changed now. */
  repeated: boolean
}

/** Awards points: writes one entry and one lot with its availability and expiry dates. */
export async function award(tx: Tx, options: Award, time: SiteTime): Promise<Posted> {
  const { uid, kind, points, reason, key, actor = null, rule = null, eventId = null, pendingDays = 0 } = options
  const rulesRevision = options.rulesRevision ?? null
  const wallet = await openWallet(tx, uid, time)
  const before = await entryOf(tx, key)
  if (before) return { entry: before, repeated: true }
  const schedule = await scheduleFor(tx, options.scheduleId ?? null)
  const earnedAt = fromInstant(wallet.settled_at)
  const expiry = schedule && expiryOf(schedule.terms, earnedAt, time.timeZone)
  const availableAt = toInstant(new Date(earnedAt.getTime() + pendingDays * DAY_MS))
  const isPending = pendingDays > 0
  wallet[isPending ? 'pending' : 'points'] += points
  wallet.lifetime_earned += points
  const entry = await post(tx, wallet, {
    kind,
    amount: points,
    reason,
    key,
    actor,
    rule,
    event_id: eventId,
    rules_revision: rulesRevision,
  })
  await tx
    .insertInto('lots')
    .values({
      uid,
      entry_id: entry.id,
      amount: points,
      remaining: points,
      earned_at: wallet.settled_at,
      available_at: availableAt,
      expires_on: expiry?.expires_on ?? null,
      expires_at: expiry?.expires_at ?? null,
      schedule_version: schedule?.version ?? null,
    })
    .execute()
  const changes = earlier(isPending ? availableAt : null, expiry?.expires_at ?? null)
  wallet.next_change_at = earlier(wallet.next_change_at, changes)
  if (kind === 'earn') await noteActivity(tx, wallet, 'earn', time)
  saveWallet(tx, wallet)
  if (kind === 'earn') await raiseBoards(tx, { uid, points, earnedAt: wallet.settled_at }, time)
  return { entry, repeated: false }
}
