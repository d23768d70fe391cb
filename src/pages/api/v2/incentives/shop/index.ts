import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { ShopCard, ShopQuery } from '#shared/contract/shop.ts'

export const GET = endpoint({
  summary: 'The products that the user finds in the shop, each with whether they can have it and, if not, why.',
  access: 'incentives_shop',
  query: ShopQuery,
  answer: ShopCard,
  list: true,
  async run({ query, locals }) {
    const { data, meta } = await shelf(locals.db.reader, locals.learner(), query)
    return { data, meta }
  },
})

export const ALL = otherMethods({ GET })
