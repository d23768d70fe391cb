import type { Tx } from '../db/database.ts'
import { SITE } from '../points/earning/ownEvents.ts'
import { recordEvent } from '../points/earning/recordEvent.ts'
import type { SiteTime } from '../site/siteTime.ts'

/** A person's attendance of a session of a training. */
export interface Attendance {
  uid: number
  trainingId: number
  sessionId: number
  /** When the session began (UTC text). */
  at: string
}

/** Records that a person attended a session. An attendance that is recorded already has no further effect. */
export async function noteAttendance(tx: Tx, attendance: Attendance, time: SiteTime): Promise<void> {
  const { uid, trainingId: training_id, at } = attendance
  const { event: external_id } = await latest(tx, attendance)
  await recordEvent(
    tx,
    { source: SITE, type: 'session_attended', uid, training_id, external_id, score: null, at },
    time,
  )
}

/** Takes the record back: the event is revoked, and its points are clawed back if its rule says so. */
export async function takeBackAttendance(tx: Tx, attendance: Attendance, time: SiteTime): Promise<void> {
  const { event, isRecorded } = await latest(tx, attendance)
  if (!isRecorded) return
  const revocation = { uid: null, training_id: null, score: null, type: '', at: attendance.at }
  await recordEvent(tx, { ...revocation, source: SITE, external_id: `${event}:revoked`, revokes: event }, time)
}

/**
 * The identifier of the event that counts or would count. It is the same until the event is revoked, so that an
 * attendance counts once; after that it has the next number, so that a mistake can be corrected.
 */
async function latest(tx: Tx, { uid, sessionId }: Attendance): Promise<{ event: string; isRecorded: boolean }> {
  for (let turn = 1; ; turn++) {
    const event = `session_attended:${uid}:session-${sessionId}${turn === 1 ? '' : `:${turn}`}`
    const row = await tx
      .selectFrom('learning_events')
      .select('revoked')
      .where('source', '=', SITE)
      .where('external_id', '=', event)
      .executeTakeFirst()
    if (row?.revoked !== 1) return { event, isRecorded: row !== undefined }
  }
}
