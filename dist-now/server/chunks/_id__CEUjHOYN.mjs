import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as orderOf } from "./read_BEgNgJW4.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { t as Order } from "./orders_CN6IO-HC.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/orders/[id]/index.ts
var _id__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Returns one of the user’s own orders.",
	access: "incentives_shop",
	params: z.object({ id: PathId }),
	answer: Order,
	run: async ({ params: { id }, locals }) => ({ data: await orderOf(locals.db.reader, locals.learner(), id) })
});
var ALL = otherMethods({ GET });
export { _id__exports as t };
