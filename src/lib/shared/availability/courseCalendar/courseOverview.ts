import type { SessionTroubles } from './courseBoard.ts'

/** The start page of the course administration: counts of sessions are of the next four weeks. */
export interface CourseOverview {
  today: string
  last: string
  /** No instructor can teach these. */
  uncovered: number
  /** At least one instructor has not answered. */
  requests: number
  conflicts: number
  drafts: number
  sessions: number
  people: number
  rooms: { active: number; all: number }
  /** The worst conflicts. */
  first: SessionTroubles
}
