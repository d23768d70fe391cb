import { translatedConflict } from '#shared/availability/conflictTexts.ts'
import { type SessionEvent, SessionHistoryEntry, type SessionHistoryQuery } from '#shared/contract/sessionHistory.ts'
import { type PageMeta, pageMeta } from '#shared/contract/common.ts'
import type { Reader } from '../../db/database.ts'
import { namesOf } from '../../people/namesOf.ts'
import type { SessionReading } from './conflictsIn.ts'
import { readDetails } from './readDetails.ts'
import { sessionRow } from './savedSessions.ts'

const PER_PAGE = 50

/**
 * One page of the events of a session, the newest first.
 * @throws Refusal 404
 */
export async function sessionHistory(
  reader: Reader,
  reading: SessionReading,
  id: number,
  { page = 0, limit = PER_PAGE }: SessionHistoryQuery = {},
): Promise<{ data: SessionHistoryEntry[]; meta: PageMeta }> {
  await sessionRow(reader, id)
  const events = reader.selectFrom('session_history').where('session_id', '=', id)
  const rows = await events
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute()
  const { total } = await events.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const names = await namesOf(
    reader,
    rows.map(({ actor }) => actor),
  )
  const data = rows.map(({ actor, action, at, reason, details, ...row }) => {
    const { changes, conflicts } = readDetails(details)
    return {
      id: row.id,
      action: SessionHistoryEntry.shape.action.parse(action) satisfies SessionEvent,
      actor: actor === null ? null : { uid: actor, full_name: names.get(actor) ?? '' },
      at,
      reason,
      changes,
      conflicts: conflicts.map((conflict) => translatedConflict(conflict, reading)),
    }
  })
  return { data, meta: pageMeta(page, limit, Number(total)) }
}
