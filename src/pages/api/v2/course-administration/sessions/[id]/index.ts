import { z } from 'zod'
import { findSession } from '#server/availability/sessions/listSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { PathId } from '#shared/contract/common.ts'
import { TrainingSession } from '#shared/contract/trainingSessions.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Returns a session with its conflicts.',
  access: 'availability_feature_manage',
  params,
  answer: TrainingSession,
  run: async ({ params: { id }, locals: { db, t } }) => ({ data: await findSession(db.reader, { t }, id) }),
})

export const ALL = otherMethods({ GET })
