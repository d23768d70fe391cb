import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { ConflictQuery } from '#shared/contract/sessionLists.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { Reader } from '../../db/database.ts'
import { type SessionReading, withConflicts } from './conflictsIn.ts'
import { sessionsOf } from './savedSessions.ts'
import { MOST_SESSIONS_TOGETHER, sessionsWith } from './sessionsWith.ts'

const PER_PAGE = 25

/** The sessions of a span, or of all time, that have conflicts, of one severity or any, the first to begin first. */
export async function listConflicts(
  reader: Reader,
  reading: SessionReading,
  { severity, page = 0, limit = PER_PAGE, from, until }: ConflictQuery,
): Promise<{ data: TrainingSession[]; meta: PageMeta }> {
  const rows = await sessionsWith(reader, { from, until })
    .selectAll('training_sessions')
    .where('status', '<>', 'cancelled')
    .orderBy('from_at')
    .orderBy('id')
    .limit(MOST_SESSIONS_TOGETHER)
    .execute()
  const sessions = await withConflicts(reader, await sessionsOf(reader, rows), reading)
  const found = sessions
    .map((session) => ({
      ...session,
      conflicts: session.conflicts.filter((conflict) => severity === undefined || conflict.severity === severity),
    }))
    .filter(({ conflicts }) => conflicts.length > 0)
  return { data: found.slice(page * limit, (page + 1) * limit), meta: pageMeta(page, limit, found.length) }
}
