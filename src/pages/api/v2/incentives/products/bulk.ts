import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { changeProducts } from '#server/shop/products/changeProducts.ts'
import { ProductBulk, ProductBulkResult } from '#shared/contract/products.ts'
import { z } from 'zod'

export const POST = endpoint({
  summary: 'Pauses, activates or archives up to 200 products, and returns one result for each.',
  access: 'incentives_shop_settings_available',
  body: ProductBulk,
  answer: z.array(ProductBulkResult),
  run: async ({ body, locals: { db, now } }) => ({ data: await changeProducts(db, body, now) }),
})

export const ALL = otherMethods({ POST })
