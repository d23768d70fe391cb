import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { meOf } from '#server/people/me.ts'
import { Me } from '#shared/contract/people.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Returns the current user; `uid` is null for a visitor.',
  access: 'public',
  query: z.object({ attributes: z.array(z.enum(['profile'])).optional() }),
  answer: Me,
  run: async ({ user }) => ({ data: meOf(user) }),
})

export const ALL = otherMethods({ GET })
