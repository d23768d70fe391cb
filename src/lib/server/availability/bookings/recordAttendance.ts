import type { AttendanceBody, SessionBooking } from '#shared/contract/bookings.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { conflict, invalid, type Refused } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Tx } from '../../db/database.ts'
import { noteAttendance, takeBackAttendance } from '../../events/attendance.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { bookingsOf } from './bookingsOf.ts'
import { openBookings, type OpenBookings } from './openBookings.ts'

/**
 * Records who attended a session. A person's first attendance is an event that may earn points; taking it back revokes
 * the event. A person who is not named stays as it is. Returns all bookings.
 * @throws Refusal 404 for no such session, 409 `not_begun` before it begins or if it does not take place, 400 for people
 * without a booking
 */
export function recordAttendance(
  db: Database,
  { sessionId, people, by }: AttendanceBody & { sessionId: number; by: number | null },
  time: SiteTime,
): Promise<SessionBooking[]> {
  return db.transact(async (tx) => {
    const session = await openBookings(tx, sessionId)
    if (session.status !== 'scheduled' || session.from_at > toInstant(time.now)) {
      throw conflict(msg('Attendance is recorded once the session has begun.'), 'not_begun')
    }
    const recorded = await recordedAmong(tx, sessionId, people)
    // All transactions open wallets in this order.
    for (const { uid, attended } of people.toSorted((a, b) => a.uid - b.uid)) {
      if (recorded.get(uid) !== attended) await record(tx, session, { uid, attended }, time)
    }
    const subject = { type: 'training_session', id: sessionId, label: session.title } as const
    const [before, after] = [attendanceIn(people, recorded), attendanceIn(people)]
    await noteChange(tx, { actor: by, action: 'changed', subject, before, after }, time.now)
    return bookingsOf(tx, sessionId)
  })
}

/** The attendance of the people by uid, as it was recorded or as it is sent: an entry of the log holds no other names. */
function attendanceIn(people: AttendanceBody['people'], recorded?: ReadonlyMap<number, boolean | null>) {
  const states = people.map(({ uid, attended }) => [uid, recorded ? (recorded.get(uid) ?? null) : attended])
  return { attended: Object.fromEntries(states) }
}

/** The recorded attendance of each of the people; `null` if it is not recorded yet. */
async function recordedAmong(
  tx: Tx,
  sessionId: number,
  people: AttendanceBody['people'],
): Promise<Map<number, boolean | null>> {
  const rows = await tx
    .selectFrom('session_bookings')
    .select(['uid', 'attended'])
    .where('session_id', '=', sessionId)
    .where('state', '<>', 'cancelled')
    .execute()
  const recorded = new Map(rows.map(({ uid, attended }) => [uid, attended === null ? null : attended === 1]))
  const problems = people.flatMap(({ uid }, index): Refused[] =>
    recorded.has(uid)
      ? []
      : [
          {
            message: msg('This person has not booked the session.'),
            path: `people[${index}][uid]`,
            code: 'not_found',
          },
        ],
  )
  if (problems.length > 0) throw invalid(problems)
  return recorded
}

async function record(
  tx: Tx,
  { id: sessionId, training_id: trainingId, from_at: at }: OpenBookings,
  { uid, attended }: { uid: number; attended: boolean },
  time: SiteTime,
): Promise<void> {
  await tx
    .updateTable('session_bookings')
    .set({ attended: attended ? 1 : 0, attended_at: toInstant(time.now) })
    .where('session_id', '=', sessionId)
    .where('uid', '=', uid)
    .execute()
  const attendance = { uid, trainingId, sessionId, at }
  if (attended) await noteAttendance(tx, attendance, time)
  else await takeBackAttendance(tx, attendance, time)
}
