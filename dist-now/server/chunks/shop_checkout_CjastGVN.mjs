import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as checkOut } from "./checkOut_DwQinpke.mjs";
import { n as CheckoutBody, t as CheckoutAnswer } from "./checkout_Dj0YCWNt.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/shop_checkout.ts
var shop_checkout_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
var POST = endpoint({
	summary: "Buys products, all of them or none. Requires an `Idempotency-Key`: a repeated call returns the first answer and buys nothing.",
	access: "incentives_shop",
	body: CheckoutBody,
	answer: CheckoutAnswer,
	status: 201,
	refuses: { 409: { total: z.int() } },
	idempotency: {
		required: true,
		heldBy: "verb"
	},
	run: async ({ body, locals, idempotencyKey }) => ({ data: await checkOut(locals.db, locals.learner(), body, idempotencyKey) })
});
var ALL = otherMethods({ POST });
export { shop_checkout_exports as t };
