import { z } from 'zod'
import { changeSession } from '#server/availability/sessions/changeSession.ts'
import { requireSession } from '#server/availability/sessions/listSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { PathId } from '#shared/contract/common.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'
import { TrainingSession, TrainingSessionChange, trainingSessionStatuses } from '#shared/contract/trainingSessions.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Returns a session with its conflicts.',
  access: 'availability_feature_manage',
  params,
  answer: TrainingSession,
  run: async ({ params: { id }, locals: { db, t, format } }) => ({
    data: await requireSession(db.reader, { t, format }, id),
  }),
})

export const PATCH = endpoint({
  summary:
    'Changes the fields that are sent, or takes an action. A session is scheduled in spite of errors among its conflicts only with a `reason`; without one, each error is a problem (400). People are notified of what matters to them, unless `notify` is false.',
  access: 'availability_feature_manage',
  params,
  current: {
    read: ({ params: { id }, locals: { db, t, format } }) => requireSession(db.reader, { t, format }, id),
    derived: ['booked', 'waiting', 'conflicts'],
  },
  body: TrainingSessionChange,
  answer: TrainingSession,
  refuses: { 409: { ...staleRevisionMembers, status: z.enum(trainingSessionStatuses) } },
  async run({ params: { id }, body, user, locals: { db, now, t, format } }) {
    await changeSession(db, { id, by: user.uid, now }, body)
    return { data: await requireSession(db.reader, { t, format }, id) }
  },
})

export const ALL = otherMethods({ GET, PATCH })
