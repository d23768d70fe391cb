import { toInstant } from '#shared/instant.ts'
import type { Tx } from '../../db/database.ts'
import { notify } from '../../notices/notify.ts'
import { matters } from './changesOf.ts'
import type { StoredChange } from './followSession.ts'
import { peopleWhoSee } from '../bookings/peopleWhoSee.ts'
import type { SavedSession } from './savedSessions.ts'
import { knowingInstructors } from './sessionAudience.ts'

/** A session after a change, with its new revision. */
interface Changed extends StoredChange {
  before: SavedSession
  after: SavedSession
}

/**
 * Notifies people of a change: instructors of a request, and everyone with a booking or a request of what matters. The
 * user who made the change is left out; a session that is over matters to nobody.
 */
export async function notifyOfSession(
  tx: Tx,
  before: SavedSession,
  after: SavedSession,
  change: StoredChange,
): Promise<void> {
  const at = toInstant(change.now)
  if (before.until <= at && after.until <= at) return
  const changed = { ...change, before, after }
  const requested = newlyRequested(changed)
  for (const uid of requested) await sendRequest(tx, uid, changed)
  if (!matters(change.changes)) return
  for (const uid of knowingInstructors(after)) {
    if (!requested.includes(uid)) await sendNews(tx, uid, changed, { teaches: true })
  }
  for (const uid of releasedFrom(changed)) await sendNews(tx, uid, changed, { teaches: true, released: true })
  const bookers = await bookersOf(tx, after.id)
  const seeing = await peopleWhoSee(tx, after.training, bookers)
  for (const uid of bookers) await sendNews(tx, uid, changed, seeing.has(uid) ? {} : { unseen: true })
}

/** The details that all notices of a session have. */
export function aboutSession({ id, training, title, from, time_zone }: SavedSession) {
  return { session: id, training, title, from, time_zone }
}

function newlyRequested({ before, after }: Changed): number[] {
  const known = new Map(before.instructors.map(({ uid, state }) => [uid, state]))
  return after.instructors
    .filter(({ uid, state }) => state === 'requested' && known.get(uid) !== 'requested')
    .map(({ uid }) => uid)
}

function releasedFrom({ before, after }: Changed): number[] {
  return knowingInstructors(before).filter((uid) => !after.instructors.some((person) => person.uid === uid))
}

async function sendRequest(tx: Tx, uid: number, { after, by, now }: Changed): Promise<void> {
  if (uid === by) return
  await notify(tx, { uid, type: 'session_requested', details: aboutSession(after), key: keyOf(after, uid) }, now)
}

/** `released`: the instructor no longer teaches the session. `unseen`: the learner may not see the training. */
async function sendNews(
  tx: Tx,
  uid: number,
  { before, after, by, reason = '', now }: Changed,
  { teaches = false, released = false, ...seen }: { teaches?: boolean; released?: boolean; unseen?: true },
): Promise<void> {
  if (uid === by) return
  const about = { ...aboutSession(after), teaches, ...seen }
  const key = keyOf(after, uid)
  if (after.status === 'cancelled') {
    await notify(tx, { uid, type: 'session_cancelled', details: { ...about, reason }, key }, now)
  } else {
    const restored = before.status === 'cancelled'
    await notify(tx, { uid, type: 'session_changed', details: { ...about, restored, released }, key }, now)
  }
}

function keyOf({ id, revision }: SavedSession, uid: number): string {
  return `session:${id}:revision:${revision}:${uid}`
}

/** The people with a place, and those who wait. */
async function bookersOf(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('session_bookings')
    .select('uid')
    .where('session_id', '=', id)
    .where('state', '<>', 'cancelled')
    .orderBy('uid')
    .execute()
  return rows.map(({ uid }) => uid)
}
