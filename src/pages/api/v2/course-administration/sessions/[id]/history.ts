import { z } from 'zod'
import { sessionHistory } from '#server/availability/sessions/sessionHistory.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { PathId } from '#shared/contract/common.ts'
import { SessionHistoryEntry, SessionHistoryQuery } from '#shared/contract/sessionHistory.ts'

export const GET = endpoint({
  summary: 'Lists everything that happened to a session, the newest first, with the conflicts that were accepted.',
  access: 'availability_feature_manage',
  params: z.object({ id: PathId }),
  query: SessionHistoryQuery,
  answer: SessionHistoryEntry,
  list: true,
  run: ({ params: { id }, query, locals: { db, t, format } }) => sessionHistory(db.reader, { t, format }, id, query),
})

export const ALL = otherMethods({ GET })
