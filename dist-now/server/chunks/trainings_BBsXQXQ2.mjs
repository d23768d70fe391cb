import { c as Page, n as Id, o as LanguageCode, r as Instant } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
var TrainingType = z.enum([
	"course",
	"webinar",
	"session",
	"document",
	"video"
]);
var EnrolmentState = z.enum([
	"enrolled",
	"in_progress",
	"completed",
	"withdrawn"
]);
var trainingOrders = [
	"newest",
	"title",
	"popular",
	"start_date"
];
var TrainingOrder = z.enum(trainingOrders);
/** An amount in the currency's minor unit (cents), as ISO 4217 names it; `null` if a training is free. */
var Price = z.strictObject({
	amount: z.int().positive(),
	currency: z.string().regex(/^[A-Z]{3}$/)
});
var TermRef = z.strictObject({
	tid: Id,
	name: z.string(),
	vocabulary: z.string()
});
/**
* A training in a list, in the user's language. `lang` is the language of the text; if it differs from the page's, the
* element is marked with it.
*/
var TrainingCard = z.strictObject({
	id: Id,
	title: z.string(),
	summary: z.string(),
	lang: LanguageCode,
	type: TrainingType,
	language: LanguageCode,
	provider: z.string(),
	duration_minutes: z.int().nullable(),
	price: Price.nullable(),
	cover: z.string().nullable(),
	terms: z.array(TermRef),
	next_session: Instant.nullable()
});
/** A training on its own page. `description` is clean HTML. */
var Training = TrainingCard.extend({
	description: z.string(),
	/** The address of the training, for enrolled users. */
	url: z.string().nullable(),
	/** Set if users cannot enrol by themselves: they need a product of the shop (`price` in points), or another way. */
	purchase: z.strictObject({ product: z.strictObject({
		id: Id,
		price: z.int()
	}).nullable() }).nullable(),
	created: Instant,
	completion: z.enum(["self", "external"]),
	enrolment: z.strictObject({
		state: EnrolmentState,
		at: Instant
	}).nullable()
});
/** The training filter of the specification, section 7; the names of vocabularies are further keys. */
var TrainingFilter = z.object({
	include_own: z.stringbool().optional(),
	linked: z.stringbool().optional(),
	multilingual: z.stringbool().optional(),
	free: z.stringbool().optional(),
	ids: z.array(z.coerce.number().int()).max(100).optional(),
	type: z.array(TrainingType).optional(),
	language: z.array(LanguageCode).optional(),
	order_by: TrainingOrder.optional(),
	s: z.string().max(200).optional(),
	...Page.shape
});
z.strictObject({
	type: z.array(z.strictObject({
		value: TrainingType,
		count: z.int()
	})),
	language: z.array(z.strictObject({
		value: LanguageCode,
		count: z.int()
	})),
	topic: z.array(z.strictObject({
		tid: Id,
		name: z.string(),
		count: z.int()
	})),
	free: z.int()
});
export { TrainingType as a, TrainingFilter as i, Training as n, trainingOrders as o, TrainingCard as r, EnrolmentState as t };
