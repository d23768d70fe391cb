import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { requireProduct } from '#server/shop/products/readProducts.ts'
import { removeProduct } from '#server/shop/products/removeProduct.ts'
import { changeProduct } from '#server/shop/products/saveProduct.ts'
import { PathId } from '#shared/contract/common.ts'
import { Product, ProductChange, ProductRemoval } from '#shared/contract/products.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Returns a product for the shop managers.',
  access: 'incentives_shop_settings_available',
  params,
  answer: Product,
  run: async ({ params: { id }, locals: { db, now } }) => ({ data: await requireProduct(db.reader, id, now) }),
})

export const PATCH = endpoint({
  summary:
    'Changes the given fields of a product. Returns 409 if it has been changed since `revision`, or if the stock is no longer `stock_seen`. Send `stock_seen` with `stock`, or send `stock_add` to add pieces to the current stock.',
  access: 'incentives_shop_settings_available',
  params,
  current: {
    read: ({ params: { id }, locals: { db, now } }) => requireProduct(db.reader, id, now),
    derived: ['state', 'changed', 'redemptions_90_days', 'last_restock'],
  },
  body: ProductChange,
  answer: Product,
  refuses: { 409: { ...staleRevisionMembers, stock: z.int().nullable() } },
  run: async ({ params: { id }, body, user, locals: { db, now } }) => ({
    data: await changeProduct(db, id, body, { by: user.uid, now }),
  }),
})

export const DELETE = endpoint({
  summary: 'Deletes a draft without orders (204). Any other product is archived instead, and the answer says so (200).',
  access: 'incentives_shop_settings_available',
  params,
  answer: ProductRemoval,
  also: 204,
  async run({ params: { id }, user, locals: { db, now } }) {
    const removal = await removeProduct(db, id, { by: user.uid, now })
    return removal.deleted ? { data: null, status: 204 } : { data: removal }
  },
})

export const ALL = otherMethods({ GET, PATCH, DELETE })
