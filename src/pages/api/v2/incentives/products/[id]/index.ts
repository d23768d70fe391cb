import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { findProduct } from '#server/shop/products/readProducts.ts'
import { removeProduct } from '#server/shop/products/removeProduct.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { PathId } from '#shared/contract/common.ts'
import { Product, ProductChange, ProductRemoval } from '#shared/contract/products.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'A product of the shop as its keepers see it.',
  access: 'incentives_shop_settings_available',
  params,
  answer: Product,
  run: async ({ params: { id }, locals: { db, now } }) => ({ data: await findProduct(db.reader, id, now) }),
})

export const PATCH = endpoint({
  summary:
    'Changes what is given of a product; answers 409 if somebody changed it since `revision`, or if the stock is no longer `stock_seen`. Send `stock_seen` with `stock`, or `stock_add` to add pieces to whatever is left.',
  access: 'incentives_shop_settings_available',
  params,
  current: {
    read: ({ params: { id }, locals: { db, now } }) => findProduct(db.reader, id, now),
    derived: ['state', 'changed'],
  },
  body: ProductChange,
  answer: Product,
  refuses: { 409: { revision: z.int(), stock: z.int().nullable() } },
  run: async ({ params: { id }, body, locals: { db, now } }) => ({ data: await changeProduct(db, id, body, now) }),
})

export const DELETE = endpoint({
  summary: 'Deletes a draft that nobody ever ordered; anything else is archived, and the answer says so.',
  access: 'incentives_shop_settings_available',
  params,
  answer: ProductRemoval,
  run: async ({ params: { id }, locals: { db, now } }) => ({ data: await removeProduct(db, id, now) }),
})

export const ALL = otherMethods({ GET, PATCH, DELETE })
