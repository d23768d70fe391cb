import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as cancelOrder } from "./cancel_EXafGAZW.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { t as Order } from "./orders_CN6IO-HC.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/orders/[id]/cancel.ts
var cancel_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
var POST = endpoint({
	summary: "Cancels one of the user’s own orders and refunds the points. Returns 409 if the order can no longer be cancelled.",
	access: "incentives_shop",
	params: z.object({ id: PathId }),
	answer: Order,
	refuses: { 409: {} },
	run: async ({ params: { id }, locals }) => ({ data: await cancelOrder(locals.db, locals.learner(), id) })
});
var ALL = otherMethods({ POST });
export { cancel_exports as t };
