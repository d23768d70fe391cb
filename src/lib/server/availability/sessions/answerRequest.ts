import type { OwnSession, SessionAnswer } from '#shared/contract/sessionLists.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import type { Database } from '../../db/database.ts'
import { countTry, type Limit, triedTooOften } from '../../db/throttle.ts'
import { changesOf } from './changesOf.ts'
import { lockSession } from './lockSession.ts'
import { notifyOfDecline } from './notifyOfDecline.ts'
import { ownSession } from './ownSessions.ts'
import { touchSession } from './touchSession.ts'

/** Of one person and one session: each change is a line of the history, and may be a notice for many people. */
export const answerLimit: Limit = { name: 'session:answer', tries: 20, seconds: 3600 }

/** The answer of an instructor. */
interface Answering {
  id: number
  uid: number
  answer: SessionAnswer
  now: Date
}

/**
 * Accepts or declines a session, also after the instructor has said otherwise. The same answer again has no effect. The
 * course administrators are notified of a decline, because the session may have no instructor then.
 * @throws Refusal 404 for a session that the instructor is not asked to teach; 409 `status` if it is cancelled; 429
 */
export async function answerRequest(db: Database, { id, uid, answer, now }: Answering): Promise<OwnSession> {
  const { state, reason } = answer
  const wait = await db.transact((tx) => countTry(tx, answerLimit, `${uid} ${id}`, now))
  if (wait > 0) throw triedTooOften(wait)
  return db.transact(async (tx) => {
    const before = await lockSession(tx, id)
    const own = await ownSession(tx, uid, id)
    if (own.status === 'cancelled') throw conflict(msg('This session is cancelled.'), 'status', { status: own.status })
    if (own.state === state) return own
    await tx
      .updateTable('session_instructors')
      .set({ state, answered_at: toInstant(now) })
      .where('session_id', '=', id)
      .where('uid', '=', uid)
      .execute()
    const instructors = before.instructors.map((person) => (person.uid === uid ? { uid, state } : person))
    const action = state === 'confirmed' ? 'accept' : 'decline'
    const changes = changesOf(before, { ...before, instructors })
    const revision = await touchSession(tx, id, { action, actor: uid, reason, changes, matters: false, now })
    if (state === 'declined') await notifyOfDecline(tx, { ...before, revision }, { uid, reason, now })
    return ownSession(tx, uid, id)
  })
}
