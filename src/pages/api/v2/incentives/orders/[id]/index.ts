import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { orderOf } from '#server/shop/orders/read.ts'
import { PathId } from '#shared/contract/common.ts'
import { Order } from '#shared/contract/orders.ts'

export const GET = endpoint({
  summary: 'Returns one of the user’s own orders.',
  access: 'incentives',
  params: z.object({ id: PathId }),
  answer: Order,
  run: async ({ params: { id }, locals }) => ({
    data: await orderOf(locals.db.reader, locals.learner(), id),
  }),
})

export const ALL = otherMethods({ GET })
