import { ownSessions } from '#server/availability/sessions/ownSessions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { OwnSession, OwnSessionQuery } from '#shared/contract/sessionLists.ts'

export const GET = endpoint({
  summary: 'Lists the sessions of a span that the user teaches or is asked to teach, open requests first.',
  access: 'availability_feature_manage_own',
  query: OwnSessionQuery,
  answer: OwnSession,
  list: true,
  run: async ({ query, user, locals: { db } }) => ({ data: await ownSessions(db.reader, user.uid, query) }),
})

export const ALL = otherMethods({ GET })
