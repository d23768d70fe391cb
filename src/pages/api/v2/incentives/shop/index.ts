import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { visitOf } from '#server/shop/shelf/visit.ts'
import { ShopCard, ShopQuery } from '#shared/contract/shop.ts'

export const GET = endpoint({
  summary: 'The products that the user finds in the shop, each with whether they can have it and, if not, why.',
  access: 'incentives_shop',
  query: ShopQuery,
  answer: ShopCard,
  list: true,
  async run({ query, user, locals }) {
    const { data, meta } = await shelf(locals.db.reader, visitOf(user, locals), query)
    return { data, meta }
  },
})

export const ALL = otherMethods({ GET })
