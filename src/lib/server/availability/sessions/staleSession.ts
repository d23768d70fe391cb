import type { Refusal } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { sessionRow } from './savedSessions.ts'

/** The refusal of a change that is based on an old revision of a session. */
export async function staleSession(reader: Reader, id: number): Promise<Refusal> {
  const { revision, changed } = await sessionRow(reader, id)
  const last = await reader
    .selectFrom('session_history')
    .select('actor')
    .where('session_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return staleRevision(reader, { revision, at: changed, by: last?.actor ?? null })
}
