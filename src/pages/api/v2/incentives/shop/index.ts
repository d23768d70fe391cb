import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { shelf } from '#server/shop/shelf/shelf.ts'
import { ShopCard, ShopQuery } from '#shared/contract/shelf.ts'

export const GET = endpoint({
  summary:
    'Lists the products of the shop for the user. Each one says whether it is available to the user and, if not, why.',
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
