import type { CourseBoard } from '#shared/availability/courseCalendar/courseBoard.ts'
import { type ConflictSeverity, conflictSeverities } from '#shared/contract/trainingSessions.ts'
import type { CourseRow } from './courseRows.ts'
import { type SessionMark, sessionMark } from './sessionMark.ts'

/** The sessions of a person on one day. */
export interface MonthMark {
  day: string
  count: number
  /** `fixed` if at least one session is. */
  look: SessionMark['look']
  /** The worst of that day. */
  severity: ConflictSeverity | undefined
}

/** The days on which a person has sessions. */
export function monthMarks(
  { person, times }: Pick<CourseRow, 'person' | 'times'>,
  { dayOf, sessions }: { dayOf: (time: number) => string; sessions: CourseBoard['sessions'] },
): MonthMark[] {
  const marks = new Map<string, SessionMark[]>()
  for (const entry of times.entries) {
    if (entry.kind !== 'session') continue
    const day = dayOf(entry.from)
    const mark = sessionMark(entry.session, person.uid, sessions.get(entry.session.id))
    marks.set(day, [...(marks.get(day) ?? []), mark])
  }
  return [...marks].map(([day, found]) => ({
    day,
    count: found.length,
    look: found.some(({ look }) => look === 'fixed') ? 'fixed' : found[0]!.look,
    severity: conflictSeverities.find((severity) => found.some((mark) => mark.severity === severity)),
  }))
}
