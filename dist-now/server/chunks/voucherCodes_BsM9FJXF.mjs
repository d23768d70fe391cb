import "./common_BQnAGUxS.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { o as notFound, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { r as productRow } from "./readProducts_DAFeTZkw.mjs";
// src/lib/server/shop/products/voucherCodes.ts
/**
* Lists the codes of a voucher, the oldest first.
* @throws Refusal 404
*/
async function listCodes(reader, productId, { state, after = 0, limit = 50 }) {
	await productRow(reader, productId);
	const rows = await reader.selectFrom("voucher_codes").leftJoin("order_lines", "order_lines.id", "voucher_codes.order_line_id").select([
		"voucher_codes.id",
		"voucher_codes.code",
		"voucher_codes.state",
		"order_lines.order_id as order"
	]).where("voucher_codes.product_id", "=", productId).where("voucher_codes.id", ">", after).$if(state !== void 0, (codes) => codes.where("voucher_codes.state", "=", state ?? "free")).orderBy("voucher_codes.id").limit(limit + 1).execute();
	const data = rows.slice(0, limit);
	const isLastPage = rows.length <= limit;
	return {
		data,
		meta: {
			limit,
			next: isLastPage ? null : String(data.at(-1)?.id),
			isLastPage,
			total: null
		}
	};
}
/**
* Makes a free code void, so that no order can get it. Does nothing if it is already void.
* @throws Refusal 404; 409 `in_use` for a code that belongs to an order
*/
function voidCode(db, productId, codeId) {
	return db.transact(async (tx) => {
		const code = tx.selectFrom("voucher_codes").where("id", "=", codeId).where("product_id", "=", productId);
		const { numUpdatedRows } = await tx.updateTable("voucher_codes").set({ state: "void" }).where("id", "=", codeId).where("product_id", "=", productId).where("order_line_id", "is", null).executeTakeFirstOrThrow();
		if (numUpdatedRows > 0n) return;
		if (!await code.select("id").executeTakeFirst()) throw notFound();
		throw conflict(msg("This code belongs to an order."), "in_use");
	});
}
export { voidCode as n, listCodes as t };
