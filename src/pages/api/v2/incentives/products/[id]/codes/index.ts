import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { importCodes } from '#server/shop/products/importCodes.ts'
import { listCodes } from '#server/shop/products/voucherCodes.ts'
import { PathId } from '#shared/contract/common.ts'
import {
  AddedVoucherCodes,
  NewVoucherCodes,
  VoucherCodesPage,
  VoucherCodesQuery,
} from '#shared/contract/voucherCodes.ts'

const params = z.object({ id: PathId })

export const GET = endpoint({
  summary: 'Lists the codes of a voucher, page by page. Send the `next` of a page as `after` to get the next page.',
  access: 'incentives_shop_settings_available',
  params,
  query: VoucherCodesQuery,
  answer: VoucherCodesPage,
  bare: true,
  run: async ({ params: { id }, query, locals: { db } }) => ({ data: await listCodes(db.reader, id, query) }),
})

export const POST = endpoint({
  summary:
    'Adds codes to a voucher, and returns those that already exist and those that other products have. With `dry_run` it adds nothing.',
  access: 'incentives_shop_settings_available',
  params,
  body: NewVoucherCodes,
  answer: AddedVoucherCodes,
  status: 201,
  also: 200,
  run: async ({ params: { id }, body: { codes, dry_run: dryRun }, user, locals: { db, now } }) => ({
    data: await importCodes(db, id, codes, { by: user.uid, now, dryRun }),
    status: dryRun ? 200 : 201,
  }),
})

export const ALL = otherMethods({ GET, POST })
