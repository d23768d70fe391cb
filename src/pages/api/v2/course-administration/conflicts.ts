import { listConflicts } from '#server/availability/sessions/listConflicts.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { ConflictQuery } from '#shared/contract/sessionLists.ts'
import { TrainingSession } from '#shared/contract/trainingSessions.ts'

export const GET = endpoint({
  summary: 'Lists the sessions of a span with conflicts, the first to begin first; `severity` leaves out the others.',
  access: 'availability_feature_manage',
  query: ConflictQuery,
  answer: TrainingSession,
  list: true,
  run: ({ query, locals: { db, t } }) => listConflicts(db.reader, { t }, query),
})

export const ALL = otherMethods({ GET })
