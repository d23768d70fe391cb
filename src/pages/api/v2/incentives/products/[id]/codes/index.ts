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
  summary: 'The codes of a voucher, page by page: send the `next` of a page as `after` to read on.',
  access: 'incentives_shop_settings_available',
  params,
  query: VoucherCodesQuery,
  answer: VoucherCodesPage,
  bare: true,
  run: async ({ params: { id }, query, locals: { db } }) => ({ data: await listCodes(db.reader, id, query) }),
})

export const POST = endpoint({
  summary: 'Adds codes to a voucher and answers which of them it has already; with `dry_run` it adds nothing.',
  access: 'incentives_shop_settings_available',
  params,
  body: NewVoucherCodes,
  answer: AddedVoucherCodes,
  status: 201,
  run: async ({ params: { id }, body: { codes, dry_run: dryRun }, locals: { db } }) => ({
    data: await importCodes(db, id, codes, { dryRun }),
  }),
})

export const ALL = otherMethods({ GET, POST })
