import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { shopInfo } from '#server/shop/settings/shopInfo.ts'
import { ShopInfo } from '#shared/contract/shop.ts'

export const GET = endpoint({
  summary: 'What the shop says of itself: title, introduction, banner.',
  access: 'incentives_shop',
  answer: ShopInfo,
  run: async ({ locals }) => ({ data: await shopInfo(locals.db.reader, locals.learner()) }),
})

export const ALL = otherMethods({ GET })
