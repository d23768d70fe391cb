import { n as Id, o as LanguageCode } from "./common_BQnAGUxS.mjs";
import { t as Order } from "./orders_CN6IO-HC.mjs";
import { t as Wallet } from "./wallet_C8g4Zc8F.mjs";
import { z } from "zod";
// src/lib/shared/contract/checkout.ts
var checkoutFieldTypes = [
	"text",
	"textarea",
	"email",
	"tel",
	"select",
	"checkbox",
	"date"
];
var MAX_OPTIONS = 30;
/** A question that a product asks its buyer at the checkout, as the shop managers write it. */
var CheckoutField = z.strictObject({
	name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
	type: z.enum(checkoutFieldTypes),
	label: z.string().min(1).max(120),
	hint: z.string().max(300).default(""),
	required: z.boolean().default(false),
	/** Only for a `select`. */
	options: z.array(z.string().min(1).max(120)).max(MAX_OPTIONS).default([]),
	translations: z.record(LanguageCode, z.strictObject({
		label: z.string().trim().max(120).default(""),
		hint: z.string().trim().max(300).default(""),
		/** In the order of the field's own options. If the list or a text is empty, the field's own text is shown. */
		options: z.array(z.string().trim().max(120)).max(MAX_OPTIONS).default([])
	})).default({})
});
/** A checkout field in the language of the buyer. The form still sends the field's own text from `options`. */
var TranslatedField = CheckoutField.omit({ translations: true }).extend({
	/** The texts to show for the options, in the order of `options`. */
	option_labels: z.array(z.string()),
	/** The language of the texts. */
	lang: z.string()
});
var CheckoutBody = z.strictObject({
	/** The products to buy. A product that is listed twice is bought twice. */
	products: z.array(Id).min(1).max(20),
	/** The values of the checkout fields, by name. */
	fields: z.record(z.string().max(40), z.union([z.string().max(2e3), z.boolean()])).optional(),
	/** The total that the buyer has seen. If the total is now different, the purchase is refused. */
	expected_total: z.int().min(0).optional(),
	/** Whether the buyer accepts the terms: required if one of the products has terms. */
	terms_accepted: z.boolean().optional()
});
var CheckoutAnswer = z.strictObject({
	order: Order,
	wallet: Wallet
});
export { TranslatedField as i, CheckoutBody as n, CheckoutField as r, CheckoutAnswer as t };
