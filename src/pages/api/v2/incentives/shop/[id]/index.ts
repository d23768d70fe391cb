import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { shelfProduct } from '#server/shop/shelf/shelfProduct.ts'
import { PathId } from '#shared/contract/common.ts'
import { ShopItem } from '#shared/contract/shelf.ts'

export const GET = endpoint({
  summary: 'Returns a product of the shop for the user.',
  access: 'incentives_shop',
  params: z.object({ id: PathId }),
  answer: ShopItem,
  run: async ({ params: { id }, locals }) => ({
    data: await shelfProduct(locals.db.reader, locals.learner(), id),
  }),
})

export const ALL = otherMethods({ GET })
