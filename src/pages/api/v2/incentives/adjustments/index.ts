import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { adjustAndPresent } from '#server/points/adjustAndPresent.ts'
import { Adjusted, Adjustment } from '#shared/contract/adjustments.ts'

export const POST = endpoint({
  summary:
    'Gives somebody points by hand, or takes them. Needs an `Idempotency-Key`: a repeated call gets the first answer and changes nothing.',
  access: 'incentives_shop_settings_available',
  body: Adjustment,
  answer: Adjusted,
  status: 201,
  idempotency: { required: true },
  async run({ body, user, locals: { db, visit } }) {
    return { data: await adjustAndPresent(db, { actor: user.uid, adjustment: body }, visit) }
  },
})

export const ALL = otherMethods({ POST })
