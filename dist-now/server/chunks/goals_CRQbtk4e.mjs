import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as balanceOf } from "./wallet_BDLOqwMR.mjs";
import { _ as forAudience, o as shelfRow, u as shopCards, v as onShelf } from "./snapshot_C6yd648q.mjs";
// src/lib/server/shop/wishes/goals.ts
/**
* Sets the learner's goal; `null` removes it.
* @throws Refusal 404 if the learner cannot see the product in the shop
*/
async function saveFor(db, visit, productId) {
	const { uid } = visit.user;
	await db.transact(async (tx) => {
		if (productId === null) {
			await tx.deleteFrom("saving_goals").where("uid", "=", uid).execute();
			return;
		}
		await shelfRow(tx, visit, productId);
		const goal = {
			product_id: productId,
			since: toInstant(visit.now),
			told_at: null
		};
		await tx.insertInto("saving_goals").values({
			uid,
			...goal
		}).onConflict((held) => held.column("uid").doUpdateSet(goal).where("saving_goals.product_id", "<>", productId)).execute();
	});
}
/** Removes the learner's goal if it is this product. */
async function dropGoal(db, { user }, productId) {
	await db.transact((tx) => tx.deleteFrom("saving_goals").where("uid", "=", user.uid).where("product_id", "=", productId).execute());
}
/** Returns the learner's goal; `null` if there is none, or if the product is no longer in the shop for this learner. */
async function goalOf(reader, visit) {
	const rows = await onShelf(reader, visit).selectAll("products").where("products.id", "in", (eb) => eb.selectFrom("saving_goals").select("product_id").where("uid", "=", visit.user.uid)).execute();
	const [product] = await shopCards(reader, visit, forAudience(visit, rows));
	if (!product) return null;
	const points = await balanceOf(reader, visit.user.uid, visit.now);
	return {
		product,
		points,
		missing: Math.max(0, product.price - points)
	};
}
export { goalOf as n, saveFor as r, dropGoal as t };
