import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { adjustOnce } from '#server/points/adjustOnce.ts'
import { Adjusted, Adjustment } from '#shared/contract/adjustments.ts'

export const POST = endpoint({
  summary:
    'Gives somebody points by hand, or takes them. With an `Idempotency-Key` a repeated call gets the first answer and changes nothing.',
  access: 'incentives_settings',
  body: Adjustment,
  answer: Adjusted,
  status: 201,
  idempotency: 'own',
  async run({ body, user, locals: { db, now, site }, idempotencyKey }) {
    const time = { now, timeZone: site.general.timezone }
    return { data: await adjustOnce(db, { actor: user.uid, adjustment: body, key: idempotencyKey }, time) }
  },
})

export const ALL = otherMethods({ POST })
