import { t as msg } from "./message_DmblFCuN.mjs";
import { n as Id, r as Instant, t as Day } from "./common_BQnAGUxS.mjs";
import { n as orderStates } from "./orders_CN6IO-HC.mjs";
import { z } from "zod";
// src/lib/shared/notices/kinds.ts
var Points = z.int().positive();
var Product = z.strictObject({
	product: Id,
	title: z.string().max(300)
});
var orderMessages = {
	placed: msg("Your order “{{title}}” has been placed."),
	pending_approval: msg("Your order “{{title}}” is waiting for approval."),
	approved: msg("Your order “{{title}}” has been approved."),
	fulfilled: msg("Your order “{{title}}” is ready for you."),
	rejected: msg("Your order “{{title}}” has been rejected. You have your points back."),
	cancelled_by_user: msg("You have cancelled your order “{{title}}”. You have your points back."),
	cancelled_by_admin: msg("Your order “{{title}}” has been cancelled. You have your points back."),
	returned: msg("Your order “{{title}}” has been returned. You have your points back.")
};
/** All kinds of notices. A new kind is one more member here. */
var noticeKinds = {
	points_expiring: kind({
		label: msg("Points that expire soon"),
		/** `date` is the last day on which the points can be spent. */
		details: z.strictObject({
			points: Points,
			date: Day
		}),
		say: ({ points, date }) => ({
			message: msg("{{count}} points are valid until {{date}} and expire after that."),
			values: (format) => ({
				count: points,
				date: format.date(date, "long")
			}),
			href: "/incentives/wallet"
		}),
		icon: "schedule",
		mail: {
			subject: msg("Some of your points expire soon"),
			link: msg("See your points")
		}
	}),
	order_state: kind({
		label: msg("News about your orders"),
		/** `title` names the order: its first product, in the buyer's language. */
		details: z.strictObject({
			order: Id,
			state: z.enum(orderStates),
			title: z.string().max(300)
		}),
		say: ({ order, state, title }) => ({
			message: orderMessages[state],
			values: () => ({ title }),
			href: `/incentives/orders/${order}`
		}),
		icon: "receipt_long",
		mail: {
			subject: msg("News about your order"),
			link: msg("See your order")
		}
	}),
	goal_affordable: kind({
		label: msg("You have enough points for your goal"),
		details: Product,
		say: ({ product, title }) => ({
			message: msg("You have enough points for “{{title}}” now."),
			values: () => ({ title }),
			href: `/incentives/${product}`
		}),
		icon: "redeem",
		mail: null
	}),
	back_in_stock: kind({
		label: msg("An item you’re waiting for is back"),
		details: Product,
		say: ({ product, title }) => ({
			message: msg("“{{title}}” is back in the shop."),
			values: () => ({ title }),
			href: `/incentives/${product}`
		}),
		icon: "storefront",
		mail: null
	}),
	points_earned: kind({
		label: msg("Points that you earn"),
		/** `reason` is the name of the rule, `title` the training, both in the learner's language. */
		details: z.strictObject({
			points: Points,
			reason: z.string().max(300),
			title: z.string().max(300).default(""),
			completed: z.boolean().default(false)
		}),
		say: ({ points, reason, title, completed }) => ({
			message: earnedMessage({
				title,
				completed
			}),
			values: (format) => ({
				points: format.signed(points),
				reason,
				title
			}),
			href: "/incentives/wallet"
		}),
		icon: "star",
		mail: null
	})
};
var noticeKindNames = Object.keys(noticeKinds);
function earnedMessage({ title, completed }) {
	if (title === "") return msg("{{points}} · {{reason}}");
	return completed ? msg("{{points}} · “{{title}}” completed") : msg("{{points}} · {{reason}}: “{{title}}”");
}
/** The notice in the reader's language; `undefined` for a kind that this version of the site does not know. */
function writeNotice(type, details, { t, format }) {
	const known = Object.hasOwn(noticeKinds, type) ? noticeKinds[type] : void 0;
	const text = known?.read(details);
	if (!known || !text) return void 0;
	const { icon, mail } = known;
	return {
		message: t(text.message, text.values?.(format)),
		href: text.href,
		icon,
		mail
	};
}
function kind({ label, details, say, icon, mail }) {
	return {
		label,
		details,
		icon,
		mail,
		read(stored) {
			const parsed = details.safeParse(stored);
			return parsed.success ? say(parsed.data) : void 0;
		}
	};
}
// src/lib/shared/notices/choices.ts
/** How a user gets notices: in the list and by mail, only in the list, or not at all. */
var noticeChoices = [
	"mail",
	"list",
	"off"
];
/** The form of the notice choices. */
var NOTICE_CHOICES_PATH = "/user/notices#choices";
/** Builds a record with a value for each kind. */
function byKind(of) {
	return Object.fromEntries(noticeKindNames.map((type) => [type, of(type)]));
}
/** The choices of a kind; the first one is the default. */
function choicesFor(type) {
	return noticeKinds[type].mail ? noticeChoices : noticeChoices.slice(1);
}
/** The user's choice for a kind; a missing or invalid stored value means the default. */
function chosenFor(type, stored) {
	const [first = "list", ...others] = choicesFor(type);
	return others.find((choice) => choice === stored) ?? first;
}
/** The label of a choice among the choices of its kind. */
function choiceLabel(choice, type) {
	return choice === "list" && noticeKinds[type].mail ? msg("On this site only") : choiceLabels[choice];
}
var choiceLabels = {
	mail: msg("On this site and by email"),
	list: msg("On this site"),
	off: msg("Not at all")
};
/** A notification as the user reads it. */
var Notice = z.strictObject({
	id: Id,
	type: z.string(),
	/** In the reader's language. */
	message: z.string(),
	/** The page with the details; `null`: there is none. */
	href: z.string().nullable(),
	created: Instant,
	read: z.boolean()
});
/** The notifications that were read. */
var NoticesRead = z.strictObject({ read: z.union([z.array(Id).min(1).max(50), z.literal("all")]) });
/** The same as a form: one of them, or all. */
var NoticeForm = z.object({ read: z.union([z.literal("all"), z.coerce.number().pipe(Id).transform((id) => [id])]) });
var UnreadNotices = z.strictObject({ unread: z.int().min(0) });
/** The user's choice by kind: `mail` (on the site and by email), `list` (on the site) or `off`. */
var NoticeChoices = z.strictObject(byKind((type) => z.enum(choicesFor(type))));
/** Kinds that are missing do not change. */
var NoticeChoicesChange = NoticeChoices.partial();
/** The same as a form. */
var NoticeChoicesForm = NoticeChoicesChange.strip();
export { NoticeForm as a, NOTICE_CHOICES_PATH as c, choicesFor as d, chosenFor as f, writeNotice as h, NoticeChoicesForm as i, byKind as l, noticeKinds as m, NoticeChoices as n, NoticesRead as o, noticeKindNames as p, NoticeChoicesChange as r, UnreadNotices as s, Notice as t, choiceLabel as u };
