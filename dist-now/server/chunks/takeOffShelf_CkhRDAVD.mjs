import { a as tryLocking, n as holdCodes } from "./codes_BkV_IPoy.mjs";
import { r as dialectOf, t as statement } from "./statement_BWdfYBP4.mjs";
import { sql } from "kysely";
// src/lib/server/shop/stock/takeOffShelf.ts
/**
* Takes pieces of a product out of stock; `null` if there are too few. The count stays exact when many buy at the same
* time: for the last pieces it waits until the other purchases are committed or rolled back.
*/
async function takeOffShelf(tx, product, quantity) {
	if (product.type === "voucher") {
		const codes = await holdCodes(tx, product.id, quantity);
		return codes && { codes };
	}
	if (product.tracks_stock === 0 || await takePieces(tx, {
		id: product.id,
		quantity
	})) return { codes: [] };
	return null;
}
/** On PostgreSQL it tries an unlocked slot first, then waits for one slot, and only then waits for all slots. */
async function takePieces(tx, pieces) {
	return await tryLocking(tx, () => takeFromFree(tx, pieces)) || dialectOf(tx) === "postgres" && await tryLocking(tx, () => takeFromAny(tx, pieces)) || takeFromSeveral(tx, pieces);
}
/** Takes from the fullest unlocked slot, so that the slots empty evenly. */
async function takeFromFree(tx, pieces) {
	return await takeFromFreeStatement.run(tx, pieces) > 0 ? true : null;
}
var takeFromFreeStatement = statement((tx, pieces) => {
	const free = slotsWith(tx, pieces).orderBy("pieces", "desc").limit(sql.lit(1)).$if(dialectOf(tx) === "postgres", (slots) => slots.forUpdate().skipLocked());
	return takingFrom(tx, pieces).where("slot", "=", free);
});
/** Takes from a random slot, so that waiting purchases spread over the slots. */
async function takeFromAny(tx, pieces) {
	const slots = await slotsWith(tx, pieces).execute();
	const any = slots[Math.floor(Math.random() * slots.length)];
	if (!any) return null;
	const { numUpdatedRows } = await takingFrom(tx, pieces).where("slot", "=", any.slot).executeTakeFirstOrThrow();
	return numUpdatedRows > 0n ? true : null;
}
function slotsWith(tx, { id, quantity }) {
	return tx.selectFrom("stock_slots").select("slot").where("product_id", "=", id).where("pieces", ">=", quantity);
}
/** Takes all pieces from one slot, if it still has enough once it is locked. */
function takingFrom(tx, { id, quantity }) {
	return tx.updateTable("stock_slots").set((eb) => ({ pieces: eb("pieces", "-", quantity) })).where("product_id", "=", id).where("pieces", ">=", quantity);
}
/** Takes pieces from several slots. It locks all slots first, in order, so the sum is exact. */
async function takeFromSeveral(tx, { id, quantity }) {
	const slots = await lockedSlots(tx, id);
	let missing = quantity;
	const shares = slots.map(({ slot, pieces }) => {
		const share = Math.min(pieces, missing);
		missing -= share;
		return {
			slot,
			share
		};
	});
	if (missing > 0) return false;
	for (const { slot, share } of shares.filter(({ share }) => share > 0)) await tx.updateTable("stock_slots").set((eb) => ({ pieces: eb("pieces", "-", share) })).where("product_id", "=", id).where("slot", "=", slot).execute();
	return true;
}
/** Reads the slots of a product and locks them until the transaction ends. */
function lockedSlots(tx, id) {
	return tx.selectFrom("stock_slots").select(["slot", "pieces"]).where("product_id", "=", id).orderBy("slot").$if(dialectOf(tx) === "postgres", (slots) => slots.forUpdate()).execute();
}
export { takeOffShelf as n, lockedSlots as t };
