import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as shopInfo } from "./shopInfo_DQtz7jFe.mjs";
import { n as ShopInfo } from "./shelf_BuxLgMNz.mjs";
// src/pages/api/v2/incentives/shop_info.ts
var shop_info_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Returns the title, the introduction and the banner of the shop.",
	access: "incentives_shop",
	answer: ShopInfo,
	run: async ({ locals }) => ({ data: await shopInfo(locals.db.reader, locals.learner()) })
});
var ALL = otherMethods({ GET });
export { shop_info_exports as t };
