import { t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/shop/[id]/_productMark.ts
/** An endpoint that saves or removes the user's mark on a product. It has no body and returns nothing. */
function productMark({ summary, save }) {
	return endpoint({
		summary,
		access: "incentives_shop",
		params: z.object({ id: PathId }),
		answer: z.null(),
		status: 204,
		refuses: { 409: {} },
		async run({ params: { id }, locals }) {
			await save(locals.db, locals.learner(), id);
			return { data: null };
		}
	});
}
export { productMark as t };
