import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { ordersOf } from '#server/shop/orders/read.ts'
import { visitOf } from '#server/shop/shelf/visit.ts'
import { Page } from '#shared/contract/common.ts'
import { Order } from '#shared/contract/shop.ts'

export const GET = endpoint({
  summary: 'The user’s own orders, the newest first.',
  access: 'incentives_shop',
  query: z.object(Page.shape),
  answer: Order,
  list: true,
  run: ({ query, user, locals }) => ordersOf(locals.db.reader, visitOf(user, locals), query),
})

export const ALL = otherMethods({ GET })
