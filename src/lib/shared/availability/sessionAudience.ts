import type { InstructorState, TrainingSession } from '../contract/trainingSessions.ts'

/** The numbers of people that a change of a session, or an action, would notify. */
export interface NotifiedPeople {
  /** Those with a place or on the waiting list. */
  learners: number
  /** Those who were asked or have confirmed. */
  instructors: number
  /** Those who would be asked now. */
  asked: number
  /** Those who have not confirmed, and have not declined. */
  unconfirmed: number
}

export function notifiedPeople({
  status,
  booked,
  waiting,
  instructors,
}: Pick<TrainingSession, 'status' | 'booked' | 'waiting' | 'instructors'>): NotifiedPeople {
  const count = (...states: InstructorState[]) => instructors.filter(({ state }) => states.includes(state)).length
  return {
    learners: status === 'draft' ? 0 : booked + waiting,
    instructors: count('requested', 'confirmed'),
    asked: count('provisional', 'declined'),
    unconfirmed: count('provisional', 'requested'),
  }
}
