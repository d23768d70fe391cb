import { z } from 'zod'
import { sessionAudience } from '#server/availability/sessions/sessionAudience.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { PathId } from '#shared/contract/common.ts'
import { SessionAudience } from '#shared/contract/sessionLists.ts'

export const GET = endpoint({
  summary: 'Returns the number of other people that a change of a session would notify.',
  access: 'availability_feature_manage',
  params: z.object({ id: PathId }),
  answer: SessionAudience,
  run: async ({ params: { id }, user, locals: { db } }) => ({ data: await sessionAudience(db.reader, id, user.uid) }),
})

export const ALL = otherMethods({ GET })
