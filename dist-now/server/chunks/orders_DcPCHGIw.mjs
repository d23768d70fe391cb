import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as ordersOf } from "./read_BEgNgJW4.mjs";
import { c as Page } from "./common_BQnAGUxS.mjs";
import { t as Order } from "./orders_CN6IO-HC.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/orders/index.ts
var orders_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Lists the user’s own orders, the newest first.",
	access: "incentives_shop",
	query: z.object(Page.shape),
	answer: Order,
	list: true,
	run: ({ query, locals }) => ordersOf(locals.db.reader, locals.learner(), query)
});
var ALL = otherMethods({ GET });
export { orders_exports as t };
