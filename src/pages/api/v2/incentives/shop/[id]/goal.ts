import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { dropGoal, saveFor } from '#server/shop/goals.ts'
import { visitOf } from '#server/shop/visit.ts'
import { PathId } from '#shared/contract/common.ts'

const params = z.object({ id: PathId })

export const PUT = endpoint({
  summary: 'Makes the product the one that the asker saves for, instead of any other.',
  access: 'incentives_shop',
  params,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, locals }) {
    await saveFor(locals.db, visitOf(user, locals), id)
    return { data: null }
  },
})

export const DELETE = endpoint({
  summary: 'The asker does not save for the product any more.',
  access: 'incentives_shop',
  params,
  answer: z.null(),
  status: 204,
  async run({ params: { id }, user, locals }) {
    await dropGoal(locals.db, visitOf(user, locals), id)
    return { data: null }
  },
})

export const ALL = otherMethods({ PUT, DELETE })
