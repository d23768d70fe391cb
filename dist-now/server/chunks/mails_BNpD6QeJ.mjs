import { r as readerText } from "./readerText_CtbWXqot.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as formatsFor } from "./format_C8jj6Q-c.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { i as orderStateTexts } from "./labels_CxYVM40S.mjs";
import { T as waitsForStaff, b as textsIn, t as readSnapshot } from "./snapshot_C6yd648q.mjs";
// src/lib/server/shop/orders/mails.ts
/** Queues a mail about a new order to each address. */
async function queueOrderMails(tx, { id }, addresses, now) {
	const once = new Map(addresses.map((address) => [address.toLowerCase(), address]));
	if (once.size === 0) return;
	const rows = [...once.values()].map((address) => ({
		order_id: id,
		address,
		mail_due: toInstant(now)
	}));
	await tx.insertInto("order_mails").values(rows).execute();
}
/** Returns the due mails about orders that wait for the team. */
async function orderMails(reader, now, limit) {
	const due = await dueOrders(reader, now, limit);
	if (due.length === 0) return [];
	const orders = [...new Set(due.map(({ order_id }) => order_id))];
	const lines = Map.groupBy(await reader.selectFrom("order_lines").selectAll().where("order_id", "in", orders).orderBy("id").execute(), ({ order_id }) => order_id);
	return due.map((order) => ({
		table: "order_mails",
		rows: [order],
		write: (site, origin) => orderLetter(site, {
			order,
			lines: lines.get(order.order_id) ?? []
		}, origin)
	}));
}
function dueOrders(reader, now, limit) {
	return reader.selectFrom("order_mails").innerJoin("orders", "orders.id", "order_mails.order_id").innerJoin("users", "users.uid", "orders.uid").select([
		"order_mails.id",
		"order_mails.order_id",
		"order_mails.address",
		"order_mails.mail_tries"
	]).select([
		"orders.state",
		"orders.total",
		"orders.placed_at",
		"users.full_name"
	]).where("order_mails.mail_due", "<=", toInstant(now)).orderBy("order_mails.mail_due").orderBy("order_mails.id").limit(limit).execute();
}
var subjects = {
	placed: msg("An order is waiting to be prepared"),
	pending_approval: msg("An order is waiting for approval")
};
/**
* Writes the mail about an order, in the site's language; `undefined` if the order no longer waits for the team. The
* checkout answers are left out, because mails can be forwarded.
*/
function orderLetter({ general, translator }, { order, lines }, origin) {
	const { default_language: language, date_time_formats: patterns, timezone: timeZone } = general;
	if (!waitsForStaff(order.state)) return void 0;
	const t = translator(language);
	const format = formatsFor({
		lang: language,
		timeZone,
		patterns
	});
	const titleOf = (line) => textsIn(readSnapshot(line).texts, {
		language,
		siteLanguage: language
	}).title;
	return {
		to: {
			name: "",
			mail: order.address
		},
		language,
		subject: t("{{subject}} ({{site}})", {
			subject: t(subjects[order.state]),
			site: readerText(general.site_name, {
				language,
				siteLanguage: language
			})
		}),
		parts: [
			t("{{name}} has ordered this for {{count}} points:", {
				name: order.full_name,
				count: order.total
			}),
			...lines.map((line) => t("{{quantity}} × {{title}}", {
				quantity: line.quantity,
				title: titleOf(line)
			})),
			t("Order {{number}} of {{date}}: {{state}}", {
				number: String(order.order_id),
				date: format.dateTime(order.placed_at),
				state: t(orderStateTexts[order.state].label)
			}),
			{
				label: t("Go to the site"),
				href: `${origin}/`
			}
		]
	};
}
export { queueOrderMails as n, orderMails as t };
