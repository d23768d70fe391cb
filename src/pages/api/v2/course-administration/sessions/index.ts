import { createSession } from '#server/availability/sessions/createSession.ts'
import { listSessions, requireSession } from '#server/availability/sessions/listSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { SessionQuery } from '#shared/contract/sessionLists.ts'
import { NewTrainingSession, TrainingSession } from '#shared/contract/trainingSessions.ts'

export const GET = endpoint({
  summary: 'Lists the sessions of trainings with their conflicts, the first to begin first.',
  access: 'availability_feature_manage',
  query: SessionQuery,
  answer: TrainingSession,
  list: true,
  run: ({ query, locals: { db, t, format } }) => listSessions(db.reader, { t, format }, query),
})

export const POST = endpoint({
  summary: 'Creates a session as a draft: learners do not see it, and nobody is asked yet.',
  access: 'availability_feature_manage',
  body: NewTrainingSession,
  answer: TrainingSession,
  status: 201,
  async run({ body, user, locals: { db, now, t, format } }) {
    const id = await createSession(db, body, { by: user.uid, now })
    return { data: await requireSession(db.reader, { t, format }, id) }
  },
})

export const ALL = otherMethods({ GET, POST })
