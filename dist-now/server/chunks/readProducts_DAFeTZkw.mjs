import { c as Page, f as pageMeta, n as Id, o as LanguageCode, r as Instant, s as MAX_ID } from "./common_BQnAGUxS.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { t as Restrictions } from "./restrictions_DZz8s8sS.mjs";
import { r as MediaFile } from "./parts_y5RGtRrx.mjs";
import { r as CheckoutField } from "./checkout_Dj0YCWNt.mjs";
import { a as limitPeriods, i as fulfilments, o as productTypes, r as cancelPolicies } from "./orders_CN6IO-HC.mjs";
import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { r as dialectOf } from "./statement_BWdfYBP4.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
import { i as fieldsOf, l as isLow, p as stockOf } from "./snapshot_C6yd648q.mjs";
import { z } from "zod";
import { sql } from "kysely";
// src/lib/shared/contract/products.ts
var productStatuses = [
	"draft",
	"active",
	"paused",
	"archived"
];
/** The status, or the state that follows from it by time and stock. */
var productStates = [
	...productStatuses,
	"scheduled",
	"ended",
	"sold_out",
	"low_stock"
];
/** The allowed next statuses of each status. */
var productTransitions = {
	draft: ["active"],
	active: ["paused"],
	paused: ["active", "archived"],
	archived: ["draft"]
};
var MAX_PRICE = 1e6;
var MAX_STOCK = 1e6;
var texts = {
	title: z.string().trim().min(1).max(200),
	summary: z.string().trim().max(500),
	/** HTML; cleaned when it is stored, as the other rich texts are. */
	description: z.string().trim().max(2e4),
	/** HTML: the next steps for the buyer. */
	instructions_after: z.string().trim().max(5e3),
	terms: z.string().trim().max(1e4)
};
/** A moment that exists, unlike 31 February. */
var Moment = Instant.refine(isMoment, {
	message: msg("This is not in the expected form."),
	params: { code: "format" }
});
/** A period: `from` is included (`null`: no start), `until` is excluded (`null`: no end). */
var Span = z.strictObject({
	from: Moment.nullable().default(null),
	until: Moment.nullable().default(null)
}).refine(({ from, until }) => from === null || until === null || from < until, {
	path: ["until"],
	message: msg("The end must come after the beginning."),
	params: { code: "order" }
});
var fields = {
	...texts,
	images: z.array(z.strictObject({
		file: MediaFile,
		alt: z.string().trim().min(1).max(300)
	})).max(6),
	type: z.enum(productTypes),
	category: Id.nullable(),
	/** In points. */
	price: z.int().min(1).max(MAX_PRICE),
	/** Pieces left; `null`: unlimited. For a voucher, the number of free codes, which is read-only. */
	stock: z.int().min(0).max(MAX_STOCK).nullable(),
	/** The stock is low if this number of pieces or fewer are left. */
	low_stock_at: z.int().min(0).max(MAX_STOCK).nullable(),
	/** The limit per learner and period, in the site's time zone. */
	limit: z.strictObject({
		count: z.int().min(1).max(1e3),
		period: z.enum(limitPeriods)
	}).nullable(),
	max_per_order: z.int().min(1).max(20).nullable(),
	visible: Span,
	purchasable: Span,
	restrictions: Restrictions,
	fulfilment: z.enum(fulfilments),
	cancel_policy: z.enum(cancelPolicies),
	checkout_fields: z.array(CheckoutField.refine(hasChoices, {
		path: ["options"],
		...required()
	}).superRefine(checkOptionCounts)).max(10).refine(haveUniqueNames, {
		message: msg("Each field needs a unique name."),
		params: { code: "repeated" }
	}),
	featured: z.boolean(),
	/** Lower weights come first among equally featured products. */
	weight: z.int().min(-1e3).max(1e3),
	/** The training for a product of the type `training`. */
	training: Id.nullable(),
	translations: z.record(LanguageCode, z.strictObject({
		title: z.string().trim().max(200).default(""),
		summary: texts.summary.default(""),
		description: texts.description.default(""),
		instructions_after: texts.instructions_after.default(""),
		terms: texts.terms.default("")
	}))
};
/** A product as the shop managers see it. */
var Product = z.strictObject({
	id: Id,
	...fields,
	status: z.enum(productStatuses),
	state: z.enum(productStates),
	/** Counts the changes; each change sends the revision that it is based on. */
	revision: z.int().positive(),
	created: Instant,
	changed: Instant
});
var { title, type, price, ...others } = fields;
var NewProduct = z.strictObject({
	title,
	type,
	price,
	...z.object(others).partial().shape,
	status: z.enum(["draft", "active"]).default("draft")
});
var ProductChange = z.strictObject({
	/** The revision that was read. */
	revision: z.int().positive(),
	...z.object(fields).partial().shape,
	status: z.enum(productStatuses).optional(),
	/** The stock that was read; required with `stock`. The change is refused if the stock is different now. */
	stock_seen: z.int().min(0).nullable().optional(),
	/** The number of pieces to add to the stock, or to remove if negative; instead of `stock`. */
	stock_add: z.int().min(-1e6).max(MAX_STOCK).optional()
});
/** The result of deleting a product. A product in use is archived instead. */
var ProductRemoval = z.strictObject({
	deleted: z.boolean(),
	status: z.enum(productStatuses).nullable()
});
var ProductQuery = z.object({
	status: z.enum(productStatuses).optional(),
	type: z.enum(productTypes).optional(),
	category: z.coerce.number().int().positive().max(MAX_ID).optional(),
	/** Part of the title, in any language. */
	s: z.string().trim().max(200).optional(),
	...Page.shape
});
function isMoment(text) {
	const moment = fromInstant(text);
	return !Number.isNaN(moment.getTime()) && toInstant(moment) === text;
}
function hasChoices({ type, options }) {
	return type !== "select" || options.length > 0;
}
/** Translated options belong to the options with the same index. */
function checkOptionCounts({ options, translations }, context) {
	for (const [lang, translated] of Object.entries(translations)) {
		if (translated.options.length === 0 || translated.options.length === options.length) continue;
		const message = msg("There must be as many translated options as options, in the same order.");
		context.addIssue({
			code: "custom",
			path: [
				"translations",
				lang,
				"options"
			],
			message,
			params: { code: "length" }
		});
	}
}
function haveUniqueNames(list) {
	return new Set(list.map(({ name }) => name)).size === list.length;
}
function required() {
	return {
		message: msg("This field is required."),
		params: { code: "required" }
	};
}
// src/lib/server/shop/products/presentProduct.ts
var { images: Images, restrictions: Audience, translations: Translations } = Product.shape;
/** Presents products to the shop managers, in the given order. */
async function presentProducts(reader, rows, now) {
	const stock = await stockOf(reader, rows);
	return rows.map((row) => presentProduct(row, stock.get(row.id) ?? null, now));
}
function presentProduct(row, stock, now) {
	const { id, title, summary, description, instructions_after, terms, type, price, status } = row;
	const { low_stock_at, max_per_order, fulfilment, cancel_policy, weight, revision, created, changed } = row;
	const { limit_count, limit_period } = row;
	return {
		id,
		title,
		summary,
		description,
		instructions_after,
		terms,
		type,
		price,
		stock,
		low_stock_at,
		images: Images.parse(JSON.parse(row.images)),
		category: row.category_tid,
		limit: limit_count === null || limit_period === null ? null : {
			count: limit_count,
			period: limit_period
		},
		max_per_order,
		visible: {
			from: row.visible_from,
			until: row.visible_until
		},
		purchasable: {
			from: row.purchasable_from,
			until: row.purchasable_until
		},
		restrictions: Audience.parse(JSON.parse(row.restrictions)),
		fulfilment,
		cancel_policy,
		checkout_fields: fieldsOf(row),
		featured: row.featured === 1,
		weight,
		training: row.training_id,
		translations: z.parse(Translations, JSON.parse(row.translations)),
		status,
		state: stateOf(row, stock, toInstant(now)),
		revision,
		created,
		changed
	};
}
/** Returns the state that follows from the status, the time and the stock. */
function stateOf(row, stock, at) {
	if (row.status !== "active") return row.status;
	const { visible_from, visible_until, purchasable_from, purchasable_until } = row;
	if ([visible_from, purchasable_from].some((from) => from !== null && from > at)) return "scheduled";
	if ([visible_until, purchasable_until].some((until) => until !== null && until <= at)) return "ended";
	if (stock === 0) return "sold_out";
	return isLow(stock, row.low_stock_at) ? "low_stock" : "active";
}
// src/lib/server/shop/products/readProducts.ts
/** Lists the products, the newest first. Archived ones are listed only with the filter `status`. */
async function listProducts(reader, query, now) {
	const { s, page = 0, limit = 25 } = query;
	const { ids, total } = s ? await pageOfFound(reader, query, s) : await pageOfAll(reader, query);
	return {
		data: await presentProducts(reader, ids.length === 0 ? [] : await reader.selectFrom("products").selectAll().where("id", "in", ids).orderBy("id", "desc").execute(), now),
		meta: pageMeta(page, limit, total)
	};
}
/** @throws Refusal 404 */
async function findProduct(reader, id, now) {
	const [product] = await presentProducts(reader, [await productRow(reader, id)], now);
	if (!product) throw notFound();
	return product;
}
/** @throws Refusal 404 */
async function productRow(reader, id) {
	const row = await reader.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) throw notFound();
	return row;
}
async function pageOfAll(reader, query) {
	const { page = 0, limit = 25 } = query;
	const all = matching(reader, query);
	const { total } = await all.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
	return {
		ids: (await all.select("id").orderBy("id", "desc").limit(limit).offset(page * limit).execute()).map(({ id }) => id),
		total
	};
}
/** Compares the titles here, because the databases treat letter case and accents differently. */
async function pageOfFound(reader, query, text) {
	const { page = 0, limit = 25 } = query;
	const part = foldKey(text);
	const found = (await matching(reader, query).select([
		"id",
		"title",
		translatedTitles(dialectOf(reader)).as("translated")
	]).orderBy("id", "desc").execute()).filter(({ title, translated }) => foldKey(`${title}\n${translated ?? ""}`).includes(part));
	return {
		ids: found.slice(page * limit, (page + 1) * limit).map(({ id }) => id),
		total: found.length
	};
}
function matching(reader, { status, type, category }) {
	return reader.selectFrom("products").where((eb) => eb.and([
		status === void 0 ? eb("status", "<>", "archived") : eb("status", "=", status),
		...type === void 0 ? [] : [eb("type", "=", type)],
		...category === void 0 ? [] : [eb("category_tid", "=", category)]
	]));
}
/** The titles in other languages, one per line. */
function translatedTitles(dialect) {
	return dialect === "sqlite" ? sql`(select group_concat(value ->> 'title', char(10)) from json_each(products.translations))` : sql`(select string_agg(value ->> 'title', chr(10)) from json_each(products.translations::json))`;
}
export { NewProduct as a, ProductQuery as c, MAX_STOCK as i, ProductRemoval as l, listProducts as n, Product as o, productRow as r, ProductChange as s, findProduct as t, productTransitions as u };
