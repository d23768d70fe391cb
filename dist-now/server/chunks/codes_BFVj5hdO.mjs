import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as importCodes } from "./importCodes_DJAQm99D.mjs";
import { t as listCodes } from "./voucherCodes_BsM9FJXF.mjs";
import { a as KeysetPage, i as KeysetMeta, l as PathId, n as Id } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/voucherCodes.ts
var voucherCodeStates = [
	"free",
	"held",
	"issued",
	"void"
];
/** The most codes in one call. */
var MAX_CODES_PER_CALL = 1e4;
/** A voucher code as the shop managers see it. */
var VoucherCode = z.strictObject({
	id: Id,
	code: z.string(),
	/** `free`; `held` for a waiting order; `issued`: its buyer can see it; `void`: it can no longer be used. */
	state: z.enum(voucherCodeStates),
	/** The order of the code; `null`: none. */
	order: Id.nullable()
});
var VoucherCodesQuery = z.object({
	state: z.enum(voucherCodeStates).optional(),
	...KeysetPage.shape
});
var VoucherCodesPage = z.strictObject({
	data: z.array(VoucherCode),
	meta: KeysetMeta
});
var NewVoucherCodes = z.strictObject({
	codes: z.array(z.string()).min(1).max(MAX_CODES_PER_CALL),
	/** Only reports the codes that would be added. */
	dry_run: z.boolean().default(false)
});
var AddedVoucherCodes = z.strictObject({
	added: z.int().min(0),
	/** Codes that already existed, or that were sent twice. */
	duplicates: z.array(z.string())
});
// src/pages/api/v2/incentives/products/[id]/codes/index.ts
var codes_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	POST: () => POST
});
var params = z.object({ id: PathId });
var GET = endpoint({
	summary: "Lists the codes of a voucher, page by page. Send the `next` of a page as `after` to get the next page.",
	access: "incentives_shop_settings_available",
	params,
	query: VoucherCodesQuery,
	answer: VoucherCodesPage,
	bare: true,
	run: async ({ params: { id }, query, locals: { db } }) => ({ data: await listCodes(db.reader, id, query) })
});
var POST = endpoint({
	summary: "Adds codes to a voucher and returns those that already exist. With `dry_run` it adds nothing.",
	access: "incentives_shop_settings_available",
	params,
	body: NewVoucherCodes,
	answer: AddedVoucherCodes,
	status: 201,
	run: async ({ params: { id }, body: { codes, dry_run: dryRun }, locals: { db } }) => ({ data: await importCodes(db, id, codes, { dryRun }) })
});
var ALL = otherMethods({
	GET,
	POST
});
export { codes_exports as t };
