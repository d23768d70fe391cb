import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { SessionQuery } from '#shared/contract/sessionLists.ts'
import type { TrainingSession } from '#shared/contract/trainingSessions.ts'
import type { Reader } from '../../db/database.ts'
import { type SessionReading, withConflicts } from './conflictsIn.ts'
import { savedSession, sessionsOf } from './savedSessions.ts'
import { sessionsWith } from './sessionsWith.ts'

const PER_PAGE = 25

/** One page of the sessions, the first to begin first. */
export async function listSessions(
  reader: Reader,
  reading: SessionReading,
  query: SessionQuery,
): Promise<{ data: TrainingSession[]; meta: PageMeta }> {
  const { page = 0, limit = PER_PAGE } = query
  const wanted = sessionsWith(reader, query)
  const rows = await wanted
    .selectAll('training_sessions')
    .orderBy('from_at')
    .orderBy('id')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data = await withConflicts(reader, await sessionsOf(reader, rows), reading)
  return { data, meta: pageMeta(page, limit, Number(total)) }
}

/** @throws Refusal 404 */
export async function requireSession(reader: Reader, reading: SessionReading, id: number): Promise<TrainingSession> {
  const [session] = await withConflicts(reader, [await savedSession(reader, id)], reading)
  return session!
}
