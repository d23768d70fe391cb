import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { CheckoutAnswer, CheckoutBody } from '#shared/contract/checkout.ts'
import { Id } from '#shared/contract/common.ts'

export const POST = endpoint({
  summary:
    'Buys products, all of them or none. Requires an `Idempotency-Key`: a repeated call returns the first answer and buys nothing. Returns 409 `price_changed` or `terms_changed` if the buyer saw another total, other terms or another cancel policy.',
  access: 'incentives_shop',
  body: CheckoutBody,
  answer: CheckoutAnswer,
  status: 201,
  refuses: { 409: { total: z.int(), products: z.array(Id) } },
  idempotency: { required: true, heldBy: 'verb' },
  run: async ({ body, locals, idempotencyKey }) => ({
    data: await checkOut(locals.db, locals.learner(), body, idempotencyKey),
  }),
})

export const ALL = otherMethods({ POST })
