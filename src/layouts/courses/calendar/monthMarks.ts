import type { CourseBoard } from '#shared/availability/courseCalendar/courseBoard.ts'
import { type ConflictSeverity, conflictSeverities } from '#shared/contract/trainingSessions.ts'
import type { CourseRow } from './courseRows.ts'
import { type SessionMark, sessionMark } from './sessionMark.ts'

/** The sessions of a person on one day. */
export interface MonthMark {
  /** The place of the day among the shown ones. */
  day: number
  count: number
  /** `fixed` if at least one session is. */
  look: SessionMark['look']
  /** The worst of that day. */
  severity: ConflictSeverity | undefined
}

/**
 * The days on which a person has sessions.
 * @param dayOf the place of the day of an instant among the shown days; -1: beside them
 */
export function monthMarks(
  { person, times }: Pick<CourseRow, 'person' | 'times'>,
  { dayOf, sessions }: { dayOf: (time: number) => number; sessions: CourseBoard['sessions'] },
): MonthMark[] {
  const marks = new Map<number, MonthMark>()
  for (const entry of times.entries) {
    if (entry.kind !== 'session') continue
    const day = dayOf(entry.from)
    if (day < 0) continue
    const mark = sessionMark(entry.session, person.uid, sessions.get(entry.session.id))
    const known = marks.get(day)
    marks.set(day, known ? joined(known, mark) : { day, count: 1, ...mark })
  }
  return [...marks.values()]
}

function joined({ day, count, look, severity }: MonthMark, other: SessionMark): MonthMark {
  return {
    day,
    count: count + 1,
    look: other.look === 'fixed' ? 'fixed' : look,
    severity: conflictSeverities.find((one) => one === severity || one === other.severity),
  }
}
