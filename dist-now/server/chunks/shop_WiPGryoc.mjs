import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as shelf } from "./shelf_DrlAmdMN.mjs";
import { i as ShopQuery, t as ShopCard } from "./shelf_BuxLgMNz.mjs";
// src/pages/api/v2/incentives/shop/index.ts
var shop_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Lists the products of the shop for the user. Each one says whether it is available to the user and, if not, why.",
	access: "incentives_shop",
	query: ShopQuery,
	answer: ShopCard,
	list: true,
	async run({ query, locals }) {
		const { data, meta } = await shelf(locals.db.reader, locals.learner(), query);
		return {
			data,
			meta
		};
	}
});
var ALL = otherMethods({ GET });
export { shop_exports as t };
