import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { duplicateProduct } from '#server/shop/products/duplicateProduct.ts'
import { PathId } from '#shared/contract/common.ts'
import { Product } from '#shared/contract/products.ts'

export const POST = endpoint({
  summary: 'Copies a product as a draft.',
  access: 'incentives_shop_settings_available',
  params: z.object({ id: PathId }),
  answer: Product,
  status: 201,
  run: async ({ params: { id }, user, locals: { db, now } }) => ({
    data: await duplicateProduct(db, id, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ POST })
