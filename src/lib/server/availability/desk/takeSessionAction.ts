import type { SessionStep } from '#shared/availability/sessionForms.ts'
import type { Database } from '../../db/database.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { endPersonBooking } from '../bookings/endPersonBooking.ts'
import { recordAttendance } from '../bookings/recordAttendance.ts'
import { changeSession, type SessionEdit } from '../sessions/changeSession.ts'
import { savedSession } from '../sessions/savedSessions.ts'

/**
 * Carries out one step of the page of a session.
 * @throws Refusal as `changeSession`, `recordAttendance` and `endPersonBooking` do
 */
export async function takeSessionAction(
  db: Database,
  step: SessionStep,
  edit: Pick<SessionEdit, 'id' | 'by'>,
  time: SiteTime,
): Promise<SessionStep['kind']> {
  const change = { ...edit, now: time.now }
  if (step.kind === 'attendance') await recordAttendance(db, { ...step.body, sessionId: edit.id, by: edit.by }, time)
  else if (step.kind === 'end') await endPersonBooking(db, { ...change, sessionId: edit.id, uid: step.uid })
  else if (step.kind === 'action') await changeSession(db, change, step.change)
  else await replaceInstructor(db, change, step)
  return step.kind
}

/** A substitute takes the place of an instructor, and is asked if no one else would be asked too. */
async function replaceInstructor(
  db: Database,
  edit: SessionEdit,
  { uid, by, revision, notify }: Extract<SessionStep, { kind: 'replace' }>,
): Promise<void> {
  const { instructors } = await savedSession(db.reader, edit.id)
  const others = instructors.filter((person) => person.uid !== uid && person.uid !== by)
  const isAskedAlone = others.every(({ state }) => state === 'requested' || state === 'confirmed')
  await changeSession(db, edit, {
    revision,
    notify,
    instructors: [...others.map((person) => ({ uid: person.uid })), { uid: by }],
    ...(isAskedAlone && { action: 'request' }),
  })
}
