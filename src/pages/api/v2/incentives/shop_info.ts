import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { shopInfo } from '#server/shop/settings/shopInfo.ts'
import { ShopInfo } from '#shared/contract/shelf.ts'

export const GET = endpoint({
  summary: 'Returns the title, the introduction and the banner of the shop.',
  access: 'incentives_shop',
  answer: ShopInfo,
  run: async ({ locals }) => ({ data: await shopInfo(locals.db.reader, locals.learner()) }),
})

export const ALL = otherMethods({ GET })
