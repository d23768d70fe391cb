import { listSessions } from '#server/availability/sessions/listSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { SessionQuery } from '#shared/contract/sessionLists.ts'
import { TrainingSession } from '#shared/contract/trainingSessions.ts'

export const GET = endpoint({
  summary: 'Lists the sessions of trainings with their conflicts, the first to begin first.',
  access: 'availability_feature_manage',
  query: SessionQuery,
  answer: TrainingSession,
  list: true,
  run: ({ query, locals: { db, t } }) => listSessions(db.reader, { t }, query),
})

export const ALL = otherMethods({ GET })
