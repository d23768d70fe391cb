import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { shopInfo } from '#server/shop/settings/shopInfo.ts'
import { visitOf } from '#server/shop/shelf/visit.ts'
import { ShopInfo } from '#shared/contract/shop.ts'

export const GET = endpoint({
  summary: 'What the shop says of itself: title, introduction, banner.',
  access: 'incentives_shop',
  answer: ShopInfo,
  run: async ({ user, locals }) => ({ data: await shopInfo(locals.db.reader, visitOf(user, locals)) }),
})

export const ALL = otherMethods({ GET })
