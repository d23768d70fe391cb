import { f as pageMeta } from "./common_BQnAGUxS.mjs";
import { o as productTypes } from "./orders_CN6IO-HC.mjs";
import "./shelf_BuxLgMNz.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { r as shopSettings } from "./shopSettings_CSiuARmw.mjs";
import { _ as forAudience, c as categoriesOf, d as buyerFactsOf, m as availabilityOf, u as shopCards, v as onShelf } from "./snapshot_C6yd648q.mjs";
// src/lib/server/shop/shelf/shelf.ts
/** The columns for filtering and sorting. */
var sortColumns = [
	"id",
	"type",
	"status",
	"category_tid",
	"price",
	"featured",
	"weight",
	"created",
	"restrictions",
	"tracks_stock",
	"limit_count",
	"limit_period",
	"purchasable_from",
	"purchasable_until",
	"training_id",
	"low_stock_at"
];
/** Lists the products that a learner can see in the shop, page by page. */
async function shelf(reader, visit, query) {
	const { page = 0, limit = 24 } = query;
	const sort = query.sort ?? (await shopSettings(reader)).default_sort;
	const found = forAudience(visit, await onShelf(reader, visit).select(sortColumns.map((name) => `products.${name}`)).execute());
	const rankOf = query.affordable || sort === "affordable" ? await ranksOf(reader, visit, found) : void 0;
	const wanted = found.filter((product) => matchesFilters(product, query, rankOf)).sort(endedLast(toInstant(visit.now), orders[sort](rankOf)));
	const ids = wanted.slice(page * limit, (page + 1) * limit).map(({ id }) => id);
	return {
		data: await shopCards(reader, visit, await productsIn(reader, ids)),
		meta: pageMeta(page, limit, wanted.length),
		sort,
		choices: {
			categories: [...(await categoriesOf(reader, visit, found)).values()],
			types: productTypes.filter((type) => found.some((product) => product.type === type))
		}
	};
}
async function ranksOf(reader, visit, products) {
	const facts = await buyerFactsOf(reader, visit, products);
	const rank = ({ reasons }) => {
		if (reasons.length === 0) return 0;
		return reasons.every(({ code }) => code === "insufficient_points") ? 1 : 2;
	};
	const ranks = new Map(products.map((product) => [product.id, rank(availabilityOf(product, facts))]));
	return ({ id }) => ranks.get(id) ?? 0;
}
function matchesFilters(product, { type, category, affordable }, rankOf) {
	return (type === void 0 || product.type === type) && (category === void 0 || product.category_tid === category) && (!affordable || rankOf?.(product) === 0);
}
var newest = (a, b) => a.created === b.created ? b.id - a.id : a.created < b.created ? 1 : -1;
var featured = (a, b) => b.featured - a.featured || a.weight - b.weight || newest(a, b);
var cheapest = (a, b) => a.price - b.price || featured(a, b);
/** Products that are otherwise equal are sorted by age, so every order is stable. */
var orders = {
	featured: () => featured,
	price: () => cheapest,
	newest: () => newest,
	/** Available products first, then those that only need points, then the rest. */
	affordable: (rankOf = () => 0) => {
		return (a, b) => rankOf(a) - rankOf(b) || (rankOf(a) === 0 ? featured(a, b) : cheapest(a, b));
	}
};
/** Puts the products whose sale has ended at the end. */
function endedLast(at, order) {
	const isOver = ({ purchasable_until: until }) => Number(until !== null && until <= at);
	return (a, b) => isOver(a) - isOver(b) || order(a, b);
}
async function productsIn(reader, ids) {
	if (ids.length === 0) return [];
	const rows = await reader.selectFrom("products").selectAll().where("id", "in", ids).execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
export { shelf as t };
