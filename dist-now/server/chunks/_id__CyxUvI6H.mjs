import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { a as shelfProduct } from "./snapshot_C6yd648q.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { r as ShopItem } from "./shelf_BuxLgMNz.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/shop/[id]/index.ts
var _id__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Returns a product of the shop for the user.",
	access: "incentives_shop",
	params: z.object({ id: PathId }),
	answer: ShopItem,
	run: async ({ params: { id }, locals }) => ({ data: await shelfProduct(locals.db.reader, locals.learner(), id) })
});
var ALL = otherMethods({ GET });
export { _id__exports as t };
