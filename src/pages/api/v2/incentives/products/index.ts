import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listProducts } from '#server/shop/products/readProducts.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import { NewProduct, Product, ProductQuery } from '#shared/contract/products.ts'

export const GET = endpoint({
  summary: 'The products of the shop as their keepers see them, the newest first; archived ones by `status=archived`.',
  access: 'incentives_shop_settings_available',
  query: ProductQuery,
  answer: Product,
  list: true,
  run: ({ query, locals: { db, now } }) => listProducts(db.reader, query, now),
})

export const POST = endpoint({
  summary: 'Makes a product; title, type and price are enough for a draft.',
  access: 'incentives_shop_settings_available',
  body: NewProduct,
  answer: Product,
  status: 201,
  run: async ({ body, locals: { db, now } }) => ({ data: await createProduct(db, body, now) }),
})

export const ALL = otherMethods({ GET, POST })
