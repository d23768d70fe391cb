import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { visitOf } from '#server/shop/visit.ts'
import { unwish, wish } from '#server/shop/wishes.ts'
import { PathId } from '#shared/contract/common.ts'

const params = z.object({ id: PathId })

export const PUT = endpoint({
  summary: 'The asker is told when the product, which is sold out, is back.',
  access: 'incentives_shop',
  params,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, locals }) {
    await wish(locals.db, visitOf(user, locals), id)
    return { data: null }
  },
})

export const DELETE = endpoint({
  summary: 'The asker does not want to be told any more.',
  access: 'incentives_shop',
  params,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, locals }) {
    await unwish(locals.db, visitOf(user, locals), id)
    return { data: null }
  },
})

export const ALL = otherMethods({ PUT, DELETE })
