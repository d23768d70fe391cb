import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { l as ProductRemoval, o as Product, r as productRow, s as ProductChange, t as findProduct } from "./readProducts_DAFeTZkw.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as changeProduct } from "./saveProduct_dteKf8hf.mjs";
import { l as PathId } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/server/shop/products/removeProduct.ts
/**
* Deletes a draft without orders; archives any other product. The result says which of the two happened.
* @throws Refusal 404
*/
function removeProduct(db, id, now) {
	return db.transact(async (tx) => {
		const { status } = await productRow(tx, id);
		if (status === "draft" && !await wasOrdered(tx, id)) {
			await tx.deleteFrom("products").where("id", "=", id).execute();
			return {
				deleted: true,
				status: null
			};
		}
		await tx.updateTable("products").set((eb) => ({
			status: "archived",
			revision: eb("revision", "+", 1),
			changed: toInstant(now)
		})).where("id", "=", id).where("status", "<>", "archived").execute();
		return {
			deleted: false,
			status: "archived"
		};
	});
}
async function wasOrdered(tx, id) {
	return await tx.selectFrom("order_lines").select("id").where("product_id", "=", id).limit(1).executeTakeFirst() !== void 0;
}
// src/pages/api/v2/incentives/products/[id]/index.ts
var _id__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE,
	GET: () => GET,
	PATCH: () => PATCH
});
var params = z.object({ id: PathId });
var GET = endpoint({
	summary: "Returns a product for the shop managers.",
	access: "incentives_shop_settings_available",
	params,
	answer: Product,
	run: async ({ params: { id }, locals: { db, now } }) => ({ data: await findProduct(db.reader, id, now) })
});
var PATCH = endpoint({
	summary: "Changes the given fields of a product. Returns 409 if it has been changed since `revision`, or if the stock is no longer `stock_seen`. Send `stock_seen` with `stock`, or send `stock_add` to add pieces to the current stock.",
	access: "incentives_shop_settings_available",
	params,
	current: {
		read: ({ params: { id }, locals: { db, now } }) => findProduct(db.reader, id, now),
		derived: ["state", "changed"]
	},
	body: ProductChange,
	answer: Product,
	refuses: { 409: {
		revision: z.int(),
		stock: z.int().nullable()
	} },
	run: async ({ params: { id }, body, locals: { db, now } }) => ({ data: await changeProduct(db, id, body, now) })
});
var DELETE = endpoint({
	summary: "Deletes a draft without orders; archives any other product. The answer says which of the two happened.",
	access: "incentives_shop_settings_available",
	params,
	answer: ProductRemoval,
	run: async ({ params: { id }, locals: { db, now } }) => ({ data: await removeProduct(db, id, now) })
});
var ALL = otherMethods({
	GET,
	PATCH,
	DELETE
});
export { _id__exports as t };
