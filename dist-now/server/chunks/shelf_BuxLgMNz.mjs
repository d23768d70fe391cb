import { i as TranslatedField } from "./checkout_Dj0YCWNt.mjs";
import { c as Page, n as Id, r as Instant, s as MAX_ID } from "./common_BQnAGUxS.mjs";
import { a as limitPeriods, i as fulfilments, o as productTypes, r as cancelPolicies } from "./orders_CN6IO-HC.mjs";
import { z } from "zod";
// src/lib/shared/contract/shelf.ts
var shopOrders = [
	"featured",
	"price",
	"newest",
	"affordable"
];
/** Why a learner cannot buy a product, with the numbers and dates of each reason. */
var Reason = z.discriminatedUnion("code", [
	z.strictObject({
		code: z.literal("insufficient_points"),
		missing: z.int().positive()
	}),
	z.strictObject({ code: z.literal("sold_out") }),
	z.strictObject({
		code: z.literal("limit_reached"),
		count: z.int().positive(),
		next: Instant.nullable()
	}),
	z.strictObject({
		code: z.literal("not_started"),
		from: Instant
	}),
	z.strictObject({
		code: z.literal("ended"),
		until: Instant
	}),
	z.strictObject({ code: z.literal("paused") }),
	z.strictObject({ code: z.literal("already_enrolled") }),
	z.strictObject({ code: z.literal("already_ordered") })
]);
var Availability = z.strictObject({
	status: z.enum(["available", "unavailable"]),
	reasons: z.array(Reason)
});
/** A product in the shop's list. Texts are in the reader's language, or in `lang`. */
var ShopCard = z.strictObject({
	id: Id,
	title: z.string(),
	summary: z.string(),
	/** The language of the texts. */
	lang: z.string(),
	type: z.enum(productTypes),
	category: z.strictObject({
		tid: Id,
		name: z.string()
	}).nullable(),
	/** In points. */
	price: z.int().positive(),
	/** The first picture; `null`: a cover is drawn. */
	image: z.strictObject({
		src: z.string(),
		alt: z.string()
	}).nullable(),
	featured: z.boolean(),
	/** Pieces left; `null`: unlimited. Voucher codes are counted up to 1,000, or up to the low-stock number if it is higher. */
	stock: z.int().min(0).nullable(),
	low_stock: z.boolean(),
	availability: Availability,
	/** The product is the learner's goal. */
	goal: z.boolean(),
	/** The learner gets a notification when the product is back in stock. */
	wished: z.boolean()
});
/** A product on its own page. */
var ShopItem = ShopCard.extend({
	/** Cleaned HTML. */
	description: z.string(),
	images: z.array(z.strictObject({
		src: z.string(),
		alt: z.string()
	})),
	fulfilment: z.enum(fulfilments),
	cancel_policy: z.enum(cancelPolicies),
	limit: z.strictObject({
		count: z.int().positive(),
		period: z.enum(limitPeriods)
	}).nullable(),
	max_per_order: z.int().positive().nullable(),
	purchasable: z.strictObject({
		from: Instant.nullable(),
		until: Instant.nullable()
	}),
	checkout_fields: z.array(TranslatedField),
	terms: z.string(),
	/** The training that the buyer is enrolled in. */
	training: z.strictObject({
		id: Id,
		title: z.string()
	}).nullable()
});
var flag = z.enum([
	"0",
	"1",
	"true",
	"false"
]).transform((text) => text === "1" || text === "true");
/** Filters and order of the shop's list. Without `sort`, the shop's settings decide. */
var ShopQuery = z.object({
	sort: z.enum(shopOrders).optional(),
	category: z.coerce.number().int().positive().max(MAX_ID).optional(),
	type: z.enum(productTypes).optional(),
	affordable: flag.optional(),
	...Page.shape
});
/** The texts and the banner of the shop, for everyone with access to it. */
var ShopInfo = z.strictObject({
	title: z.string(),
	intro: z.string(),
	/** Address of the picture; `null`: none. */
	banner: z.string().nullable(),
	/** In CSS pixels. */
	banner_height: z.int().min(80).max(600),
	default_sort: z.enum(shopOrders)
});
export { shopOrders as a, ShopQuery as i, ShopInfo as n, ShopItem as r, ShopCard as t };
