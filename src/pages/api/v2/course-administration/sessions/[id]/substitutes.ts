import { z } from 'zod'
import { substitutesFor } from '#server/availability/sessions/substitutesFor.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { PathId } from '#shared/contract/common.ts'
import { Substitute, SubstituteQuery } from '#shared/contract/sessionLists.ts'

export const GET = endpoint({
  summary:
    'Lists people who are free the whole time of a session: first those of the same organisation or with the same skill as the instructor `uid`, then those with the fewest sessions that week.',
  access: 'availability_feature_manage',
  params: z.object({ id: PathId }),
  query: SubstituteQuery,
  answer: Substitute,
  list: true,
  run: async ({ params: { id }, query: { uid }, locals: { db } }) => ({
    data: await substitutesFor(db.reader, id, { replaced: uid }),
  }),
})

export const ALL = otherMethods({ GET })
