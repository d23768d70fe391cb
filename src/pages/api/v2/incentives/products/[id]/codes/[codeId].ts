import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { voidCode } from '#server/shop/products/voucherCodes.ts'
import { PathId } from '#shared/contract/common.ts'

export const DELETE = endpoint({
  summary: 'Voids a free code, so that no order can get it. Returns 409 for a code that belongs to an order.',
  access: 'incentives_shop_settings_available',
  params: z.object({ id: PathId, codeId: PathId }),
  answer: z.null(),
  refuses: { 409: {} },
  status: 204,
  async run({ params: { id, codeId }, user, locals: { db, now } }) {
    await voidCode(db, id, codeId, { by: user.uid, now })
    return { data: null }
  },
})

export const ALL = otherMethods({ DELETE })
