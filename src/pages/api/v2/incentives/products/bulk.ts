import { explainFailure } from '#server/http/answer.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { changeProducts } from '#server/shop/products/changeProducts.ts'
import { wholeList } from '#shared/contract/common.ts'
import { ProductBulk, ProductBulkResult } from '#shared/contract/products.ts'

export const POST = endpoint({
  summary: 'Pauses, activates or archives up to 200 products. Each has its own result.',
  access: 'incentives_shop_settings_available',
  body: ProductBulk,
  answer: ProductBulkResult,
  list: true,
  // Each product has its own transaction, and a repetition finds it changed already.
  idempotency: { heldBy: 'nobody' },
  async run({ body, user, locals }) {
    const explain = (error: unknown) => explainFailure(error, locals)
    const data = await changeProducts(locals.db, body, { by: user.uid, now: locals.now, explain })
    return { data, meta: wholeList(data.length) }
  },
})

export const ALL = otherMethods({ POST })
