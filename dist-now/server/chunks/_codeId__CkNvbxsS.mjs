import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as voidCode } from "./voucherCodes_BsM9FJXF.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/products/[id]/codes/[codeId].ts
var _codeId__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE
});
var DELETE = endpoint({
	summary: "Makes a free code void, so that no order can get it. Returns 409 for a code that belongs to an order.",
	access: "incentives_shop_settings_available",
	params: z.object({
		id: PathId,
		codeId: PathId
	}),
	answer: z.null(),
	status: 204,
	async run({ params: { id, codeId }, locals: { db } }) {
		await voidCode(db, id, codeId);
		return { data: null };
	}
});
var ALL = otherMethods({ DELETE });
export { _codeId__exports as t };
