import { r as CheckoutField } from "./checkout_Dj0YCWNt.mjs";
import { i as fulfilments, o as productTypes, r as cancelPolicies } from "./orders_CN6IO-HC.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { n as trainingText } from "./texts_RA5CvOT8.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { i as around, n as matches, r as always, s as windowOf, t as Restrictions } from "./restrictions_DZz8s8sS.mjs";
import { i as numbersIn, r as dialectOf, t as statement } from "./statement_BWdfYBP4.mjs";
import { t as audienceOf } from "./audience_Dx2JZQwU.mjs";
import { i as visibleTo, r as visibleIn } from "./visible_C5aleg9h.mjs";
import { t as termName } from "./termName_DY5rMSBn.mjs";
import { i as readerWords } from "./readerText_CtbWXqot.mjs";
import { t as balanceOf } from "./wallet_BDLOqwMR.mjs";
import { z } from "zod";
import { sql } from "kysely";
// src/lib/shared/shop/orderSteps.ts
/** The allowed next states of each order state. */
var orderSteps = {
	placed: [
		"fulfilled",
		"cancelled_by_user",
		"cancelled_by_admin"
	],
	pending_approval: [
		"approved",
		"rejected",
		"cancelled_by_user",
		"cancelled_by_admin"
	],
	approved: [
		"fulfilled",
		"cancelled_by_user",
		"cancelled_by_admin"
	],
	fulfilled: ["returned"],
	rejected: [],
	cancelled_by_user: [],
	cancelled_by_admin: [],
	returned: []
};
/** The states of a new order that waits for the team: to approve it, or to deliver it. */
var waitingStates = ["placed", "pending_approval"];
function waitsForStaff(state) {
	return waitingStates.some((waiting) => waiting === state);
}
/** The states of an open order. */
var openStates = [...waitingStates, "approved"];
/** Whether the order was handed out: then the buyer sees the codes and instructions. */
function isHandedOut(state) {
	return state === "approved" || state === "fulfilled";
}
/** The states in which each cancel policy allows the buyer to cancel. */
var cancellableIn = {
	never: [],
	until_approved: ["placed", "pending_approval"],
	until_fulfilled: [
		"placed",
		"pending_approval",
		"approved"
	]
};
/** Whether the buyer may cancel an order: the policies of all its lines must allow it. */
function isCancellable(state, policies) {
	return policies.every((policy) => cancellableIn[policy].some((allowed) => allowed === state));
}
// src/lib/server/shop/products/texts.ts
/** Chooses the texts to show: in the reader's language, else in the site's language, else the own texts. */
function textsIn(texts, reading) {
	const { language, translations, ...own } = texts;
	return readerWords({
		own,
		language,
		translations
	}, "title", reading);
}
/** Reads the texts of a row. The own texts are in the site's language. */
function textsOf(row, { siteLanguage }) {
	const { title, summary, description, instructions_after, terms } = row;
	return {
		language: siteLanguage,
		translations: JSON.parse(row.translations),
		title,
		summary,
		description,
		instructions_after,
		terms
	};
}
// src/lib/server/shop/shelf/onShelf.ts
/** Selects the products in the shop at this moment, before their restrictions are checked: see `forAudience`. */
function onShelf(reader, { user, now }) {
	return shelf(reader, toInstant(now), visibleTo(user));
}
/** Returns the products with these ids that the learner can see in the shop. */
async function onShelfAmong(reader, visit, productIds) {
	return forAudience(visit, await among.rows(reader, {
		at: toInstant(visit.now),
		productIds: JSON.stringify(productIds),
		organizations: JSON.stringify(visit.user.organizations)
	}));
}
var among = statement((reader, given) => {
	const dialect = dialectOf(reader);
	return shelf(reader, given.at, visibleIn(numbersIn(given.organizations, dialect))).selectAll("products").where("products.id", "in", numbersIn(given.productIds, dialect));
});
function shelf(reader, at, isVisible) {
	return reader.selectFrom("products").where("products.status", "in", ["active", "paused"]).where((eb) => eb.or([eb("visible_from", "is", null), eb("visible_from", "<=", at)])).where((eb) => eb.or([eb("visible_until", "is", null), eb("visible_until", ">", at)])).where((eb) => eb.or([eb("training_id", "is", null), eb.exists(eb.selectFrom("trainings").select("trainings.id").whereRef("trainings.id", "=", "products.training_id").where(isVisible))]));
}
/** Keeps the products whose restrictions match the learner. */
function forAudience({ user, language }, products) {
	const audience = audienceOf(user, language);
	return products.filter(({ restrictions }) => restrictions === "[]" || matches(Restrictions.parse(JSON.parse(restrictions)), audience));
}
// src/lib/server/shop/shelf/availability.ts
/** Returns whether a learner can buy one piece of a product, with all reasons why not. */
function availabilityOf(product, facts) {
	const reasons = [
		...refusalsOf(product, facts, 1),
		...soldOut(product, facts, 1),
		...tooExpensive(product, facts)
	];
	return {
		status: reasons.length === 0 ? "available" : "unavailable",
		reasons
	};
}
/** Returns the reasons why a learner cannot buy this quantity, except for stock and points. */
function refusalsOf(product, { at, bought, enrolled, ordered }, quantity) {
	const { status, purchasable_from: from, purchasable_until: until, limit_count: limit, training_id } = product;
	const reasons = [];
	if (status === "paused") reasons.push({ code: "paused" });
	if (from !== null && from > at) reasons.push({
		code: "not_started",
		from
	});
	if (until !== null && until <= at) reasons.push({
		code: "ended",
		until
	});
	const past = bought.get(product.id);
	if (limit !== null && (past?.pieces ?? 0) + quantity > limit) reasons.push({
		code: "limit_reached",
		count: limit,
		next: past?.until ?? null
	});
	if (training_id !== null && enrolled.has(training_id)) reasons.push({ code: "already_enrolled" });
	else if (training_id !== null && ordered.has(training_id)) reasons.push({ code: "already_ordered" });
	return reasons;
}
/** Returns a reason if fewer pieces than the quantity are left. */
function soldOut({ id }, { stock }, quantity) {
	const left = stock.get(id) ?? null;
	return left !== null && left < quantity ? [{ code: "sold_out" }] : [];
}
function tooExpensive({ price }, { points }) {
	return price > points ? [{
		code: "insufficient_points",
		missing: price - points
	}] : [];
}
// src/lib/server/shop/stock/stockOf.ts
/**
* Returns the pieces left of each product; `null`: unlimited. For a voucher these are its free codes. They are counted
* only `upTo` a number, so that a list stays fast with many codes.
*/
async function stockOf(reader, products, { upTo } = {}) {
	const stock = new Map(products.map(({ id, type, tracks_stock }) => [id, type === "voucher" || tracks_stock === 1 ? 0 : null]));
	const vouchers = products.filter(({ type }) => type === "voucher").map(({ id }) => id);
	const tracked = products.filter((product) => product.type !== "voucher" && product.tracks_stock === 1);
	if (vouchers.length > 0) {
		const rows = await reader.selectFrom("products").select((eb) => ["products.id", eb.selectFrom(eb.selectFrom("voucher_codes").select("voucher_codes.id").whereRef("product_id", "=", "products.id").where("state", "=", sql.lit("free")).$if(upTo !== void 0, (codes) => codes.limit(upTo ?? 0)).as("free")).select(({ fn }) => fn.countAll().as("pieces")).as("pieces")]).where("products.id", "in", vouchers).execute();
		for (const { id, pieces } of rows) stock.set(id, pieces);
	}
	if (tracked.length > 0) {
		const ids = tracked.map(({ id }) => id);
		const rows = await reader.selectFrom("stock_slots").select(({ fn }) => ["product_id", fn.sum("pieces").as("pieces")]).where("product_id", "in", ids).groupBy("product_id").execute();
		for (const { product_id, pieces } of rows) stock.set(product_id, pieces);
	}
	return stock;
}
// src/lib/server/shop/shelf/buyerFacts.ts
/** Learners need no exact count above this number. */
var MAX_COUNTED_CODES = 1e3;
/** Reads the facts. Only the learner's own orders are read, so the cost does not grow with the number of learners. */
async function buyerFactsOf(reader, visit, products) {
	const at = toInstant(visit.now);
	return {
		at,
		points: await balanceOf(reader, visit.user.uid, visit.now),
		stock: await stockOf(reader, products, { upTo: countedUpTo(products) }),
		...await historyOf(reader, {
			uid: visit.user.uid,
			at,
			timeZone: visit.timeZone
		}, products)
	};
}
/** The number up to which voucher codes are counted; higher if a product's low-stock number is higher. */
function countedUpTo(products) {
	return Math.max(MAX_COUNTED_CODES, ...products.map(({ low_stock_at }) => (low_stock_at ?? 0) + 1));
}
/** Reads the learner's purchases and enrolments that affect a new purchase. */
async function historyOf(reader, buyer, products) {
	const trainings = products.flatMap(({ training_id }) => training_id ?? []);
	return {
		bought: await boughtBy(reader, buyer, products),
		enrolled: await enrolledIn(reader, buyer, trainings),
		ordered: trainings.length === 0 ? /* @__PURE__ */ new Set() : await orderedBy(reader, buyer)
	};
}
async function boughtBy(reader, { uid, at, timeZone }, products) {
	const spans = new Map(products.flatMap(({ id, limit_period }) => limit_period === null ? [] : [[id, periodOf(limit_period, at, timeZone)]]));
	if (spans.size === 0) return /* @__PURE__ */ new Map();
	const rows = await reader.selectFrom("order_lines").select([
		"product_id",
		"quantity",
		"placed_at"
	]).where("uid", "=", uid).where("product_id", "in", [...spans.keys()]).where("placed_at", ">=", around([...spans.values()]).from).where("released", "=", 0).execute();
	return new Map([...spans].map(([id, { from, until }]) => {
		return [id, {
			pieces: rows.filter((row) => row.product_id === id && row.placed_at >= from).reduce((sum, { quantity }) => sum + quantity, 0),
			until: until === always.until ? null : until
		}];
	}));
}
function periodOf(period, at, timeZone) {
	return period === "lifetime" ? always : windowOf(period, at, timeZone);
}
async function enrolledIn(reader, { uid }, trainings) {
	if (trainings.length === 0) return /* @__PURE__ */ new Set();
	const rows = await reader.selectFrom("enrolments").select("training_id").where("uid", "=", uid).where("training_id", "in", trainings).where("state", "<>", "withdrawn").execute();
	return new Set(rows.map(({ training_id }) => training_id));
}
/** Reads the training from the snapshot, because the product may have changed since. */
async function orderedBy(reader, { uid }) {
	const rows = await reader.selectFrom("order_lines").innerJoin("orders", "orders.id", "order_lines.order_id").select("order_lines.snapshot").where("orders.uid", "=", uid).where("orders.state", "in", openStates).execute();
	return new Set(rows.flatMap((row) => readSnapshot(row).training_id ?? []));
}
// src/lib/server/shop/shelf/shopCards.ts
var Images = z.array(z.object({
	file: z.string(),
	alt: z.string()
}));
/** Returns the cards of products, in the given order. */
async function shopCards(reader, visit, products) {
	const facts = await buyerFactsOf(reader, visit, products);
	const categories = await categoriesOf(reader, visit, products);
	const marked = await marksOf(reader, visit);
	return products.map((product) => cardOf(product, {
		visit,
		facts,
		categories,
		marked
	}));
}
function cardOf(product, { visit, facts, categories, marked }) {
	const { id, type, price, low_stock_at } = product;
	const { title, summary, lang } = textsIn(textsOf(product, visit), visit);
	const stock = facts.stock.get(id) ?? null;
	return {
		id,
		title,
		summary,
		lang,
		type,
		category: categories.get(product.category_tid ?? 0) ?? null,
		price,
		image: picturesOf(product)[0] ?? null,
		featured: product.featured === 1,
		stock,
		low_stock: isLow(stock, low_stock_at),
		availability: availabilityOf(product, facts),
		goal: marked.goal === id,
		wished: marked.wishes.has(id)
	};
}
/** Whether the stock is low, but not empty. */
function isLow(stock, lowAt) {
	return stock !== null && lowAt !== null && stock > 0 && stock <= lowAt;
}
/** Returns a product's pictures with their addresses. */
function picturesOf({ images }) {
	return Images.parse(JSON.parse(images)).map(({ file, alt }) => ({
		src: file,
		alt
	}));
}
/** Returns the categories of products, with names in the reader's language. */
async function categoriesOf(reader, languages, products) {
	const tids = [...new Set(products.flatMap(({ category_tid }) => category_tid ?? []))];
	if (tids.length === 0) return /* @__PURE__ */ new Map();
	const rows = await reader.selectFrom("terms").select([
		"tid",
		"name",
		"translations"
	]).where("tid", "in", tids).orderBy("weight").orderBy("tid").execute();
	return new Map(rows.map((row) => [row.tid, {
		tid: row.tid,
		name: termName(row, languages)
	}]));
}
async function marksOf(reader, { user }) {
	const goal = await reader.selectFrom("saving_goals").select("product_id").where("uid", "=", user.uid).executeTakeFirst();
	const wishes = await reader.selectFrom("stock_wishes").select("product_id").where("uid", "=", user.uid).execute();
	return {
		goal: goal?.product_id ?? null,
		wishes: new Set(wishes.map(({ product_id }) => product_id))
	};
}
// src/lib/server/shop/checkout/translateField.ts
/** Translates a checkout field for the reader. `ownLanguage` is the language of the field's own texts. */
function translateField({ translations, label, hint, ...field }, ownLanguage, reading) {
	const words = {
		own: {
			label,
			hint,
			options: field.options
		},
		language: ownLanguage,
		translations
	};
	const { options: shown, ...texts } = readerWords(words, "label", reading);
	return {
		...field,
		...texts,
		option_labels: field.options.map((option, index) => shown[index] || option)
	};
}
// src/lib/server/shop/shelf/shelfProduct.ts
var CheckoutFields = z.array(CheckoutField);
/**
* Returns a product of the shop for a learner.
* @throws Refusal 404 if the learner cannot see it in the shop
*/
async function shelfProduct(reader, visit, id) {
	const product = await shelfRow(reader, visit, id);
	const [card] = await shopCards(reader, visit, [product]);
	if (!card) throw notFound();
	const { description, terms } = textsIn(textsOf(product, visit), visit);
	const { limit_count, limit_period } = product;
	return {
		...card,
		description,
		images: picturesOf(product),
		fulfilment: product.fulfilment,
		cancel_policy: product.cancel_policy,
		limit: limit_count === null || limit_period === null ? null : {
			count: limit_count,
			period: limit_period
		},
		max_per_order: product.max_per_order,
		purchasable: {
			from: product.purchasable_from,
			until: product.purchasable_until
		},
		checkout_fields: fieldsOf(product).map((field) => translateField(field, visit.siteLanguage, visit)),
		terms,
		training: await trainingOf(reader, visit, product)
	};
}
/**
* Returns the row of a product of the shop.
* @throws Refusal 404 if the learner cannot see it in the shop
*/
async function shelfRow(reader, visit, id) {
	const [product] = await onShelfAmong(reader, visit, [id]);
	if (!product) throw notFound();
	return product;
}
/** Returns the checkout fields of a product, with their translations. */
function fieldsOf({ checkout_fields }) {
	return checkout_fields === "[]" ? [] : CheckoutFields.parse(JSON.parse(checkout_fields));
}
async function trainingOf(reader, visit, { training_id }) {
	if (training_id === null) return null;
	const row = await reader.selectFrom("trainings").select([
		"language",
		"title",
		"summary",
		"translations"
	]).where("id", "=", training_id).executeTakeFirstOrThrow();
	return {
		id: training_id,
		title: trainingText(row, visit).title
	};
}
// src/lib/server/shop/checkout/snapshot.ts
var Words = z.object({
	title: z.string(),
	summary: z.string(),
	description: z.string(),
	instructions_after: z.string(),
	terms: z.string()
});
/** A product as it was at the purchase. Later changes of the product do not affect it. */
var Snapshot = z.object({
	type: z.enum(productTypes),
	/** The price of one piece. */
	price: z.number(),
	texts: Words.extend({
		language: z.string(),
		translations: z.record(z.string(), Words.partial())
	}),
	image: z.object({
		src: z.string(),
		alt: z.string()
	}).nullable(),
	fulfilment: z.enum(fulfilments),
	cancel_policy: z.enum(cancelPolicies),
	checkout_fields: z.array(CheckoutField),
	training_id: z.number().nullable(),
	/** Whether the stock was limited. If not, there is nothing to put back. */
	tracks_stock: z.boolean(),
	revision: z.number()
});
/** Takes the snapshot of a product for an order. */
function snapshotOf(product, visit) {
	const { type, price, fulfilment, cancel_policy, training_id, tracks_stock, revision } = product;
	return {
		type,
		price,
		texts: textsOf(product, visit),
		image: picturesOf(product)[0] ?? null,
		fulfilment,
		cancel_policy,
		checkout_fields: fieldsOf(product),
		training_id,
		tracks_stock: tracks_stock === 1,
		revision
	};
}
/** Parses the snapshots of order lines. */
function withSnapshots(lines) {
	return lines.map((line) => ({
		line,
		snapshot: readSnapshot(line)
	}));
}
/** Parses the snapshot of one order line. */
function readSnapshot({ snapshot }) {
	return Snapshot.parse(JSON.parse(snapshot));
}
export { isHandedOut as C, isCancellable as S, waitsForStaff as T, forAudience as _, shelfProduct as a, textsIn as b, categoriesOf as c, buyerFactsOf as d, historyOf as f, soldOut as g, refusalsOf as h, fieldsOf as i, isLow as l, availabilityOf as m, snapshotOf as n, shelfRow as o, stockOf as p, withSnapshots as r, translateField as s, readSnapshot as t, shopCards as u, onShelf as v, orderSteps as w, textsOf as x, onShelfAmong as y };
