import { r as dialectOf } from "./statement_BWdfYBP4.mjs";
import { sql } from "kysely";
// src/lib/server/db/tryLocking.ts
/**
* Tries to lock rows. If this fails (`null`), it releases everything that it locked on the way. PostgreSQL keeps the
* lock of a row that it waited for, even if the row no longer matches. A transaction that then waits for other rows, in
* the right order, already has one lock out of order, and two such transactions can deadlock.
*/
async function tryLocking(tx, run) {
	if (dialectOf(tx) === "sqlite") return run();
	await sql`savepoint attempt`.execute(tx);
	const got = await run();
	if (got === null) await sql`rollback to savepoint attempt`.execute(tx);
	await sql`release savepoint attempt`.execute(tx);
	return got;
}
// src/lib/server/shop/stock/codes.ts
/**
* Locks free codes of a product until the transaction ends; `null` if there are too few. For a single code, codes that
* another transaction has locked are skipped. For several codes, or if none is unlocked, it waits for the other
* transactions; all of them lock codes in the same order.
*/
async function holdCodes(tx, productId, quantity) {
	const free = tx.selectFrom("voucher_codes").select("id").where("product_id", "=", productId).where("state", "=", sql.lit("free")).orderBy("id").limit(quantity);
	if (dialectOf(tx) === "sqlite") return enough(await free.execute(), quantity);
	const one = async () => enough(await free.forUpdate().skipLocked().execute(), 1);
	return quantity === 1 && await tryLocking(tx, one) || enough(await free.forUpdate().execute(), quantity);
}
/** Reserves codes for an order line. The buyer does not see them yet. */
async function keepCodes(tx, ids, orderLineId) {
	if (ids.length === 0) return;
	await tx.updateTable("voucher_codes").set({
		state: "held",
		order_line_id: orderLineId
	}).where("id", "in", ids).where("state", "=", sql.lit("free")).execute();
}
/** Issues the reserved codes of an order line: from now on the buyer sees them. */
async function showCodes(tx, orderLineId) {
	return (await tx.updateTable("voucher_codes").set({ state: "issued" }).where("order_line_id", "=", orderLineId).where("state", "=", "held").returning(["id", "code"]).execute()).toSorted((a, b) => a.id - b.id).map(({ code }) => code);
}
/** Releases the codes of order lines: issued codes become void, reserved codes become free. */
async function endCodes(tx, orderLineIds) {
	const codes = tx.updateTable("voucher_codes").where("order_line_id", "in", orderLineIds);
	await codes.set({ state: "void" }).where("state", "=", "issued").execute();
	await codes.set({
		state: "free",
		order_line_id: null
	}).where("state", "=", "held").execute();
}
function enough(held, quantity) {
	return held.length === quantity ? held.map(({ id }) => id) : null;
}
export { tryLocking as a, showCodes as i, holdCodes as n, keepCodes as r, endCodes as t };
