import { z } from 'zod'
import { answerRequest } from '#server/availability/sessions/answerRequest.ts'
import { ownSession } from '#server/availability/sessions/ownSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { PathId } from '#shared/contract/common.ts'
import { OwnSession, SessionAnswer } from '#shared/contract/sessionLists.ts'
import { trainingSessionStatuses } from '#shared/contract/trainingSessions.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Returns a session that the user teaches or is asked to teach.',
  access: 'availability_feature_manage_own',
  params,
  answer: OwnSession,
  run: async ({ params: { id }, user, locals: { db } }) => ({ data: await ownSession(db.reader, user.uid, id) }),
})

export const PATCH = endpoint({
  summary: 'Accepts (`confirmed`) or declines a session that the user is asked to teach.',
  access: 'availability_feature_manage_own',
  params,
  body: SessionAnswer,
  answer: OwnSession,
  refuses: { 409: { status: z.enum(trainingSessionStatuses) }, 429: {} },
  run: async ({ params: { id }, body, user, locals: { db, now } }) => ({
    data: await answerRequest(db, { id, uid: user.uid, answer: body, now }),
  }),
})

export const ALL = otherMethods({ GET, PATCH })
