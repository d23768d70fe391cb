import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listProducts } from '#server/shop/products/readProducts.ts'
import { createProduct } from '#server/shop/products/saveProduct.ts'
import { ListedProduct, NewProduct, Product, ProductQuery } from '#shared/contract/products.ts'

export const GET = endpoint({
  summary:
    'Lists the products for the shop managers, the newest first unless sorted, with the redemptions of the last 90 days. Use `status=archived` for archived ones.',
  access: 'incentives_shop_settings_available',
  query: ProductQuery,
  answer: ListedProduct,
  list: true,
  run: ({ query, locals: { db, now } }) => listProducts(db.reader, query, now),
})

export const POST = endpoint({
  summary: 'Creates a product. A draft only needs a title, a type and a price.',
  access: 'incentives_shop_settings_available',
  body: NewProduct,
  answer: Product,
  status: 201,
  run: async ({ body, user, locals: { db, now } }) => ({ data: await createProduct(db, body, { by: user.uid, now }) }),
})

export const ALL = otherMethods({ GET, POST })
