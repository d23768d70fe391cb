import type { PageMeta } from '../../contract/common.ts'
import type { CoursePerson } from '../../contract/instructorCalendars.ts'
import type { Substitute } from '../../contract/sessionLists.ts'
import type { ConflictSeverity, TrainingSession } from '../../contract/trainingSessions.ts'
import type { CoursePlace, TableSpan } from './courseAddress.ts'
import type { CourseTimes } from './personTimes.ts'

/** The choices of the calendar's filters. */
export interface CourseChoices {
  organizations: readonly { id: number; name: string }[]
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  languages: readonly string[]
  trainings: readonly { id: number; title: string }[]
}

/** A page of the course administration's calendar. */
export interface CourseBoard {
  place: CoursePlace
  /** The day of the place, or today. */
  day: string
  today: string
  span: TableSpan
  days: readonly string[]
  /** IANA name: the zone of the reader, in which everything is drawn. */
  timeZone: string
  people: readonly CoursePerson[]
  meta: PageMeta
  calendars: ReadonlyMap<number, CourseTimes>
  /** The sessions of these days with all their facts, by id. */
  sessions: ReadonlyMap<number, TrainingSession>
  /** The names of rooms by id. */
  rooms: ReadonlyMap<number, string>
  choices: CourseChoices
  conflicts: SessionTroubles
}

/** Sessions with conflicts, the worst first. */
export interface SessionTroubles {
  sessions: readonly TrainingSession[]
  /** By severity, in all of the span. */
  counts: Readonly<Record<ConflictSeverity, number>>
  meta: PageMeta
  /** The people who can teach an uncovered session, by session. */
  substitutes: ReadonlyMap<number, readonly Substitute[]>
  /** The names of instructors by uid. */
  names: ReadonlyMap<number, string>
}
