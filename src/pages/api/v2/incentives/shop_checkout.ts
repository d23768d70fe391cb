import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { checkOut } from '#server/shop/checkout/checkOut.ts'
import { visitOf } from '#server/shop/shelf/visit.ts'
import { CheckoutAnswer, CheckoutBody } from '#shared/contract/shop.ts'

export const POST = endpoint({
  summary:
    'Buys products, all of them or none. Send an `Idempotency-Key`: whoever repeats the call with it gets the first answer, and nothing is bought twice. Without one each call is a purchase of its own.',
  access: 'incentives_shop',
  body: CheckoutBody,
  answer: CheckoutAnswer,
  status: 201,
  idempotency: 'own',
  run: async ({ body, user, locals, idempotencyKey }) => ({
    data: await checkOut(locals.db, visitOf(user, locals), body, idempotencyKey),
  }),
})

export const ALL = otherMethods({ POST })
