import { n as Id, r as Instant } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/productTypes.ts
var productTypes = [
	"physical",
	"voucher",
	"experience",
	"training",
	"donation"
];
/** How the buyer gets a product: immediately, from the team, or after an approval. */
var fulfilments = [
	"instant",
	"manual",
	"approval"
];
/** How long the buyer can cancel an order. */
var cancelPolicies = [
	"never",
	"until_approved",
	"until_fulfilled"
];
/** The periods of a purchase limit. */
var limitPeriods = [
	"day",
	"week",
	"month",
	"year",
	"lifetime"
];
// src/lib/shared/contract/orders.ts
var orderStates = [
	"placed",
	"pending_approval",
	"approved",
	"fulfilled",
	"rejected",
	"cancelled_by_user",
	"cancelled_by_admin",
	"returned"
];
var OrderLine = z.strictObject({
	product_id: Id,
	/** As it was at the purchase, in the reader's language if there is a translation. */
	title: z.string(),
	lang: z.string(),
	type: z.enum(productTypes),
	quantity: z.int().positive(),
	points: z.int().positive(),
	image: z.strictObject({
		src: z.string(),
		alt: z.string()
	}).nullable(),
	/** Voucher codes; empty once they are void. */
	codes: z.array(z.string()),
	/** Cleaned HTML: the next steps for the buyer. */
	instructions: z.string(),
	training_id: Id.nullable()
});
/** A learner's order ("my rewards"). */
var Order = z.strictObject({
	id: Id,
	state: z.enum(orderStates),
	total: z.int().positive(),
	lines: z.array(OrderLine),
	/** The buyer's answers to the checkout fields. A chosen option is shown in the reader's language. */
	fields: z.array(z.strictObject({
		name: z.string(),
		label: z.string(),
		value: z.string(),
		/** The language of the label. */
		lang: z.string(),
		/** The language of a chosen option; `null` if the buyer typed the answer. */
		value_lang: z.string().nullable()
	})),
	/** Why the order was rejected or cancelled. */
	reason: z.string(),
	placed_at: Instant,
	changed_at: Instant,
	history: z.array(z.strictObject({
		state: z.enum(orderStates),
		at: Instant,
		reason: z.string()
	})),
	/** Whether the buyer can still cancel it. */
	cancellable: z.boolean()
});
export { limitPeriods as a, fulfilments as i, orderStates as n, productTypes as o, cancelPolicies as r, Order as t };
