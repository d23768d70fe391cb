import { listConflicts } from '#server/availability/sessions/listConflicts.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { ConflictQuery } from '#shared/contract/sessionLists.ts'
import { toInstant } from '#shared/instant.ts'
import { TrainingSession } from '#shared/contract/trainingSessions.ts'

export const GET = endpoint({
  summary:
    'Lists the sessions with conflicts, the first to begin first: those from now on, or those of a span. `severity` leaves out the others.',
  access: 'availability_feature_manage',
  query: ConflictQuery,
  answer: TrainingSession,
  list: true,
  run: ({ query, locals: { db, t, format, now } }) =>
    listConflicts(db.reader, { t, format }, { from: toInstant(now), ...query }),
})

export const ALL = otherMethods({ GET })
