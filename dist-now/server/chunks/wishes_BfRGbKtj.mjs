import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { r as conflict } from "./refusal_BIBnmlLH.mjs";
import { o as shelfRow, p as stockOf } from "./snapshot_C6yd648q.mjs";
// src/lib/server/shop/wishes/wishes.ts
/**
* Adds the learner to those who are notified when a sold-out product is back in stock.
* @throws Refusal 404 if the learner cannot see the product in the shop, 409 `in_stock` if it is not sold out
*/
async function wish(db, visit, productId) {
	await db.transact(async (tx) => {
		const product = await shelfRow(tx, visit, productId);
		if ((await stockOf(tx, [product], { upTo: 1 })).get(productId) !== 0) throw conflict(msg("This product is in stock."), "in_stock");
		await tx.insertInto("stock_wishes").values({
			uid: visit.user.uid,
			product_id: productId,
			since: toInstant(visit.now)
		}).onConflict((held) => held.columns(["product_id", "uid"]).doNothing()).execute();
	});
}
/** Removes the learner's wish for a notification. */
async function unwish(db, { user }, productId) {
	await db.transact((tx) => tx.deleteFrom("stock_wishes").where("uid", "=", user.uid).where("product_id", "=", productId).execute());
}
export { wish as n, unwish as t };
