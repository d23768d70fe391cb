import type { SessionTroubles } from '#shared/availability/courseCalendar/courseBoard.ts'
import { worstSeverity } from '#shared/availability/courseCalendar/worstSeverity.ts'
import { pageMeta } from '#shared/contract/common.ts'
import type { Substitute } from '#shared/contract/sessionLists.ts'
import { type ConflictSeverity, conflictSeverities, type TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { Reader } from '../../db/database.ts'
import { namesOf } from '../../people/namesOf.ts'
import type { CalendarSource } from '../calendar/keptCalendars.ts'
import { substitutesFor } from '../sessions/substitutesFor.ts'

/** The uncovered sessions of a page for which substitutes are looked up, and the substitutes that are named. */
const MOST_UNCOVERED = 6
const MOST_SUBSTITUTES = 2

interface TroubleQuery {
  severity?: ConflictSeverity | undefined
  page?: number | undefined
  limit: number
  /** Where the calendars of substitutes are from. */
  source: CalendarSource
}

/** The sessions among these that have conflicts, the worst first, with the people who can help. */
export async function troublesOf(
  reader: Reader,
  sessions: readonly TrainingSession[],
  { severity, page = 0, limit, source }: TroubleQuery,
): Promise<SessionTroubles> {
  const troubled = sessions.filter(({ conflicts }) => conflicts.length > 0)
  const found = troubled
    .filter((session) => severity === undefined || worstSeverity(session) === severity)
    .toSorted((a, b) => rank(a) - rank(b) || (a.from < b.from ? -1 : a.from > b.from ? 1 : a.id - b.id))
  const shown = found.slice(page * limit, (page + 1) * limit)
  const counts = { error: 0, warning: 0, info: 0 }
  for (const session of troubled) counts[worstSeverity(session)!]++
  return {
    sessions: shown,
    counts,
    meta: pageMeta(page, limit, found.length),
    substitutes: await substitutesOf(reader, shown, source),
    names: await namesOf(
      reader,
      shown.flatMap(({ instructors }) => instructors.map(({ uid }) => uid)),
    ),
  }
}

function rank(session: TrainingSession): number {
  return conflictSeverities.indexOf(worstSeverity(session)!)
}

async function substitutesOf(
  reader: Reader,
  shown: readonly TrainingSession[],
  source: CalendarSource,
): Promise<Map<number, readonly Substitute[]>> {
  const uncovered = shown.filter(({ conflicts }) => conflicts.some(({ code }) => code === 'no_instructor'))
  const found = new Map<number, readonly Substitute[]>()
  for (const { id } of uncovered.slice(0, MOST_UNCOVERED)) {
    found.set(id, await substitutesFor(reader, id, { source, limit: MOST_SUBSTITUTES }))
  }
  return found
}
