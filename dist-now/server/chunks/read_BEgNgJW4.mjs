import { f as pageMeta } from "./common_BQnAGUxS.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { r as withSnapshots } from "./snapshot_C6yd648q.mjs";
import { t as presentOrder } from "./present_E_idJ-2Y.mjs";
// src/lib/server/shop/orders/read.ts
var PER_PAGE = 25;
/** Lists the learner's own orders, the newest first. */
async function ordersOf(reader, visit, { page = 0, limit = PER_PAGE } = {}) {
	const own = reader.selectFrom("orders").where("uid", "=", visit.user.uid);
	const { total } = await own.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
	return {
		data: await present(reader, visit, await own.selectAll().orderBy("id", "desc").limit(limit).offset(page * limit).execute()),
		meta: pageMeta(page, limit, total)
	};
}
/**
* Returns one of the learner's own orders.
* @throws Refusal 404 for another user's order
*/
async function orderOf(reader, visit, id) {
	const [order] = await present(reader, visit, await reader.selectFrom("orders").selectAll().where("id", "=", id).where("uid", "=", visit.user.uid).execute());
	if (!order) throw notFound();
	return order;
}
async function present(reader, visit, orders) {
	if (orders.length === 0) return [];
	const ids = orders.map(({ id }) => id);
	const lines = await linesOf(reader, ids);
	const history = await reader.selectFrom("order_history").selectAll().where("order_id", "in", ids).orderBy("id").execute();
	const codes = await issuedCodes(reader, lines.map(({ line }) => line.id));
	return orders.map((order) => presentOrder({
		order,
		lines: lines.filter(({ line }) => line.order_id === order.id),
		history: history.filter(({ order_id }) => order_id === order.id)
	}, codes, visit));
}
async function linesOf(reader, orderIds) {
	const lines = reader.selectFrom("order_lines").selectAll().where("order_id", "in", orderIds).orderBy("id");
	return withSnapshots(await lines.execute());
}
async function issuedCodes(reader, lineIds) {
	const rows = await reader.selectFrom("voucher_codes").select(["order_line_id", "code"]).where("order_line_id", "in", lineIds).where("state", "=", "issued").orderBy("id").execute();
	const byLine = Map.groupBy(rows, ({ order_line_id }) => order_line_id ?? 0);
	return new Map([...byLine].map(([id, issued]) => [id, issued.map(({ code }) => code)]));
}
export { ordersOf as n, orderOf as t };
