import type { CourseSession } from '#shared/availability/courseCalendar/personTimes.ts'
import { worstSeverity } from '#shared/availability/courseCalendar/worstSeverity.ts'
import type { ConflictSeverity, TrainingSession } from '#shared/contract/trainingSessions.ts'

/** How a session of a person is drawn: fixed, asked for or only planned; its worst conflict. */
export interface SessionMark {
  look: 'fixed' | 'asked' | 'planned'
  severity: ConflictSeverity | undefined
}

/** Only conflicts of the session itself and of this person count: another instructor's are on that person's row. */
export function sessionMark(
  { state, status }: Pick<CourseSession, 'state' | 'status'>,
  uid: number,
  facts: Pick<TrainingSession, 'conflicts'> | undefined,
): SessionMark {
  const own = (facts?.conflicts ?? []).filter((conflict) => conflict.uid === undefined || conflict.uid === uid)
  return {
    look:
      state === 'confirmed' ? (status === 'draft' ? 'planned' : 'fixed') : state === 'requested' ? 'asked' : 'planned',
    severity: worstSeverity({ conflicts: own }),
  }
}
