import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { CheckoutAnswer, CheckoutBody } from '#shared/contract/checkout.ts'

export const POST = endpoint({
  summary:
    'Buys products, all of them or none. Requires an `Idempotency-Key`: a repeated call returns the first answer and buys nothing.',
  access: 'incentives_shop',
  body: CheckoutBody,
  answer: CheckoutAnswer,
  status: 201,
  refuses: { 409: { total: z.int() } },
  idempotency: { required: true, heldBy: 'verb' },
  run: async ({ body, locals, idempotencyKey }) => ({
    data: await checkOut(locals.db, locals.learner(), body, idempotencyKey),
  }),
})

export const ALL = otherMethods({ POST })
