import { toInstant } from '../instant.ts'
import type { InstructorState, TrainingSession } from '../contract/trainingSessions.ts'

/** The numbers of people that a change of a session, or an action, would notify. */
export interface NotifiedPeople {
  /** Those with a place or on the waiting list. */
  learners: number
  /** Those who were asked or have confirmed. */
  instructors: number
  /** Those who would be asked now. */
  asked: number
}

type Notifying = Pick<TrainingSession, 'status' | 'until' | 'booked' | 'waiting' | 'instructors'>

/**
 * The people of a session as `notifyOfSession` finds them; no one learns of a session that is over.
 * @param actor the user who makes the change, and is not notified
 */
export function notifiedPeople(
  { status, until, booked, waiting, instructors }: Notifying,
  { actor, now }: { actor: number; now: Date },
): NotifiedPeople {
  if (until <= toInstant(now)) return { learners: 0, instructors: 0, asked: 0 }
  const count = (...states: InstructorState[]) =>
    instructors.filter(({ uid, state }) => uid !== actor && states.includes(state)).length
  return {
    learners: status === 'draft' ? 0 : booked + waiting,
    instructors: count('requested', 'confirmed'),
    asked: count('provisional', 'declined'),
  }
}
