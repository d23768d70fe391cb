import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid } from "./refusal_BIBnmlLH.mjs";
import { r as productRow } from "./readProducts_DAFeTZkw.mjs";
// src/lib/server/shop/products/importCodes.ts
/** Codes per statement, to limit its size. */
var AT_ONCE = 500;
var MAX_LENGTH = 200;
/**
* Adds codes to a voucher, all or none. Empty lines are ignored. Codes that already exist are reported and not added
* again. A dry run returns the same result and adds nothing.
* @throws Refusal 404; 400 for codes that are too long, or for a product that is not a voucher
*/
function importCodes(db, productId, codes, { dryRun = false } = {}) {
	return db.transact(async (tx) => {
		const { type } = await productRow(tx, productId);
		const problems = [...requireVoucher(type), ...tooLong(codes)];
		if (problems.length > 0) throw invalid(problems);
		const trimmed = codes.map((code) => code.trim()).filter(Boolean);
		const unique = [...new Set(trimmed)];
		const added = /* @__PURE__ */ new Set();
		for (let from = 0; from < unique.length; from += AT_ONCE) {
			const batch = unique.slice(from, from + AT_ONCE);
			const fresh = dryRun ? await newCodesOf(tx, productId, batch) : await insertNew(tx, productId, batch);
			for (const code of fresh) added.add(code);
		}
		const count = added.size;
		const duplicates = trimmed.filter((code) => !added.delete(code));
		return {
			added: count,
			duplicates: [...new Set(duplicates)]
		};
	});
}
async function insertNew(tx, productId, codes) {
	return (await tx.insertInto("voucher_codes").values(codes.map((code) => ({
		product_id: productId,
		code,
		order_line_id: null
	}))).onConflict((held) => held.columns(["product_id", "code"]).doNothing()).returning("code").execute()).map(({ code }) => code);
}
async function newCodesOf(tx, productId, codes) {
	const rows = await tx.selectFrom("voucher_codes").select("code").where("product_id", "=", productId).where("code", "in", codes).execute();
	const known = new Set(rows.map(({ code }) => code));
	return codes.filter((code) => !known.has(code));
}
function tooLong(codes) {
	const message = msg("Use at most {{limit}} characters.");
	const values = { limit: MAX_LENGTH };
	return codes.flatMap((code, index) => code.trim().length > MAX_LENGTH ? [{
		message,
		values,
		path: `codes[${index}]`,
		code: "too_long"
	}] : []);
}
function requireVoucher(type) {
	return type === "voucher" ? [] : [{
		message: msg("Only vouchers have codes."),
		path: "type",
		code: "type"
	}];
}
export { importCodes as t };
