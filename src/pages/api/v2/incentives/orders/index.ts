import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { ordersOf } from '#server/shop/orders/read.ts'
import { Page } from '#shared/contract/common.ts'
import { Order } from '#shared/contract/orders.ts'

export const GET = endpoint({
  summary: 'Lists the user’s own orders, the newest first.',
  access: 'incentives',
  query: z.object(Page.shape),
  answer: Order,
  list: true,
  run: ({ query, locals }) => ordersOf(locals.db.reader, locals.learner(), query),
})

export const ALL = otherMethods({ GET })
