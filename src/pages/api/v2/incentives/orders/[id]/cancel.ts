import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { cancelOrder } from '#server/shop/orders/cancel.ts'
import { Instant, PathId } from '#shared/contract/common.ts'
import { Order, orderStates } from '#shared/contract/orders.ts'

export const POST = endpoint({
  summary:
    'Cancels one of the user’s orders and refunds the points. Returns 409 `not_cancellable` if its products do not allow it any longer, or if the user could see a code of it or has started a training that it gave.',
  access: 'incentives',
  params: z.object({ id: PathId }),
  answer: Order,
  refuses: { 409: { state: z.enum(orderStates), at: Instant } },
  run: async ({ params: { id }, locals }) => ({
    data: await cancelOrder(locals.db, locals.learner(), id),
  }),
})

export const ALL = otherMethods({ POST })
