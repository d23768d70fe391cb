import { z } from 'zod'
import { AttendanceBody } from '../contract/bookings.ts'
import { checked } from '../contract/checked.ts'
import { PathId } from '../contract/common.ts'
import { TrainingSessionChange } from '../contract/trainingSessions.ts'

/** One step that a form of the page of a session takes. */
export type SessionStep =
  | { kind: 'action'; change: TrainingSessionChange }
  | { kind: 'replace'; uid: number; by: number; revision: number; notify: boolean }
  | { kind: 'attendance'; body: AttendanceBody }
  | { kind: 'end'; uid: number }

const Replacement = z.object({ uid: PathId, by: PathId, revision: PathId })

const BookingEnd = z.object({ uid: PathId })

/**
 * Reads a form of the page of a session.
 * @throws Refusal 400 with every problem
 */
export function readSessionStep(form: Readonly<Record<string, string>>): SessionStep {
  const { action, reason = '', notify } = form
  if (action === 'attendance' || action === 'everyone') {
    return { kind: 'attendance', body: checked(AttendanceBody, { people: peopleIn(form, action === 'everyone') }) }
  }
  if (action === 'end') return { kind: 'end', ...checked(BookingEnd, form) }
  if (action === 'replace') {
    return { kind: 'replace', ...checked(Replacement, form), notify: notify === '1' }
  }
  const sent = { action, notify: notify !== '0', ...(reason.trim() !== '' && { reason }) }
  return { kind: 'action', change: checked(TrainingSessionChange, sent) }
}

/**
 * The page names each person with a place, as `person_7`; a box that is not ticked is not sent. A person of the waiting
 * list who was not recorded yet has only a box, `came_7`: without a place, nobody is absent.
 */
function peopleIn(form: Readonly<Record<string, string>>, everyone: boolean) {
  return Object.keys(form).flatMap((name) => {
    const [, group, uid] = /^(person|came)_([1-9]\d{0,9})$/.exec(name) ?? []
    if (uid === undefined) return []
    return [{ uid: Number(uid), attended: everyone || group === 'came' || form[`attended_${uid}`] === '1' }]
  })
}
