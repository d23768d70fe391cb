import { i as MAX_STOCK, r as productRow, t as findProduct, u as productTransitions } from "./readProducts_DAFeTZkw.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { r as shopSettings } from "./shopSettings_CSiuARmw.mjs";
import { t as lockedSlots } from "./takeOffShelf_CkhRDAVD.mjs";
import sanitize from "sanitize-html";
/** Spreads pieces over the slots as evenly as possible. */
function spread(pieces) {
	return Array.from({ length: 32 }, (_, slot) => Math.floor(pieces / 32) + (slot < pieces % 32 ? 1 : 0));
}
// src/lib/server/shop/stock/setStock.ts
/**
* Sets the number of pieces left of a product, and spreads them over the slots; `null`: unlimited. `decide` gets the
* current number, which is locked until the transaction ends, and may refuse.
*/
async function setStock(tx, productId, decide) {
	const slots = await lockedSlots(tx, productId);
	const pieces = decide(slots.length === 0 ? null : slots.reduce((sum, slot) => sum + slot.pieces, 0));
	await tx.updateTable("products").set({ tracks_stock: pieces === null ? 0 : 1 }).where("id", "=", productId).execute();
	if (pieces === null) {
		await tx.deleteFrom("stock_slots").where("product_id", "=", productId).execute();
		return;
	}
	await tx.insertInto("stock_slots").values(spread(pieces).map((share, slot) => ({
		product_id: productId,
		slot,
		pieces: share
	}))).onConflict((held) => held.columns(["product_id", "slot"]).doUpdateSet((eb) => ({ pieces: eb.ref("excluded.pieces") }))).execute();
	await tx.updateTable("stock_slots").set({ pieces: 0 }).where("product_id", "=", productId).where("slot", ">=", 32).execute();
}
// src/lib/server/shop/products/changeStock.ts
/**
* Sets the stock, or adds pieces to the current stock.
* @throws Refusal 409 `stock` if the stock is not `stock_seen`, or would become negative; 400
*/
async function changeStock(tx, productId, change) {
	const { stock, stock_seen, stock_add } = change;
	if (stock !== void 0) await setStock(tx, productId, (left) => {
		if (stock_seen !== left) throw stockChanged(left);
		return stock;
	});
	else if (stock_add !== void 0) await setStock(tx, productId, (left) => sum(left, stock_add));
}
/** Returns the problems of a stock change that do not depend on the current stock. */
function stockProblems(type, { stock, stock_seen, stock_add }) {
	const problems = [];
	if (type === "voucher") {
		if (stock != null) problems.push(readOnlyForVouchers("stock"));
		if (stock_add !== void 0) problems.push(readOnlyForVouchers("stock_add"));
		return problems;
	}
	if (stock !== void 0 && stock_seen === void 0) problems.push({
		message: msg("This field is required."),
		path: "stock_seen",
		code: "required"
	});
	if (stock !== void 0 && stock_add !== void 0) {
		const message = msg("Set the stock or add to it, not both.");
		problems.push({
			message,
			path: "stock_add",
			code: "unexpected"
		});
	}
	return problems;
}
function sum(left, added) {
	if (left === null) throw invalid([{
		message: msg("The stock of this product is unlimited."),
		path: "stock_add",
		code: "unlimited"
	}]);
	if (left + added < 0) throw stockChanged(left);
	if (left + added > 1e6) {
		const values = { limit: MAX_STOCK - left };
		throw invalid([{
			message: msg("The maximum is {{limit}}."),
			values,
			path: "stock_add",
			code: "too_big"
		}]);
	}
	return left + added;
}
function readOnlyForVouchers(path) {
	return {
		message: msg("The stock of a voucher is the number of its free codes."),
		path,
		code: "read_only"
	};
}
function stockChanged(stock) {
	return conflict(msg("The stock has changed. Reload it."), "stock", { stock });
}
// src/lib/server/catalogue/save/cleanDescription.ts
var options = {
	allowedTags: [
		"p",
		"h2",
		"h3",
		"h4",
		"ul",
		"ol",
		"li",
		"strong",
		"em",
		"br",
		"a",
		"blockquote",
		"code",
		"pre",
		"hr"
	],
	allowedAttributes: { a: ["href", "rel"] },
	allowedSchemes: [
		"http",
		"https",
		"mailto"
	],
	allowProtocolRelative: false,
	transformTags: {
		h1: "h2",
		h5: "h4",
		h6: "h4",
		b: "strong",
		i: "em",
		a: sanitize.simpleTransform("a", { rel: "noopener nofollow" })
	}
};
/** Removes all HTML but paragraphs, headings, lists, emphasis, quotations, code and links to the web. */
function cleanDescription(html) {
	return html === "" ? "" : sanitize(html, options).trim();
}
// src/lib/server/shop/products/productColumns.ts
/** Returns the columns for the given fields of a product. HTML is cleaned here, before it is stored. */
function productColumns(input) {
	const { title, summary, terms, type, price, status, low_stock_at, max_per_order, limit } = input;
	const { fulfilment, cancel_policy, weight, visible, purchasable } = input;
	return withoutUndefined({
		title,
		summary,
		terms,
		type,
		price,
		status,
		low_stock_at,
		max_per_order,
		fulfilment,
		cancel_policy,
		weight,
		description: cleaned(input.description),
		instructions_after: cleaned(input.instructions_after),
		category_tid: input.category,
		training_id: input.training,
		featured: input.featured === void 0 ? void 0 : Number(input.featured),
		limit_count: limit === null ? null : limit?.count,
		limit_period: limit === null ? null : limit?.period,
		visible_from: visible?.from,
		visible_until: visible?.until,
		purchasable_from: purchasable?.from,
		purchasable_until: purchasable?.until,
		images: asJson(input.images),
		restrictions: asJson(input.restrictions),
		checkout_fields: asJson(input.checkout_fields),
		translations: asJson(input.translations && cleanedTranslations(input.translations))
	});
}
/** Removes missing fields, so that an update leaves their columns unchanged. */
function withoutUndefined(columns) {
	const present = Object.entries(columns).filter(([, value]) => value !== void 0);
	return Object.fromEntries(present);
}
function cleaned(html) {
	return html === void 0 ? void 0 : cleanDescription(html);
}
function asJson(value) {
	return value === void 0 ? void 0 : JSON.stringify(value);
}
function cleanedTranslations(translations) {
	return Object.fromEntries(Object.entries(translations).map(([lang, text]) => {
		const description = cleanDescription(text.description);
		return [lang, {
			...text,
			description,
			instructions_after: cleanDescription(text.instructions_after)
		}];
	}));
}
// src/lib/server/shop/products/missingReferences.ts
/** Returns a problem for each reference of a product to a category or training that does not exist. */
async function missingReferences(reader, { category, training }) {
	const problems = [];
	if (category && !await isTerm(reader, category)) problems.push({
		message: msg("There is no such category."),
		path: "category",
		code: "not_found"
	});
	if (training && !await isTraining(reader, training)) problems.push({
		message: msg("There is no such training."),
		path: "training",
		code: "not_found"
	});
	return problems;
}
async function isTerm(reader, tid) {
	return await reader.selectFrom("terms").select("tid").where("tid", "=", tid).executeTakeFirst() !== void 0;
}
async function isTraining(reader, id) {
	return await reader.selectFrom("trainings").select("id").where("id", "=", id).executeTakeFirst() !== void 0;
}
// src/lib/server/shop/products/saveProduct.ts
/**
* Creates a product; without a `status` it is a draft.
* @throws Refusal 400
*/
function createProduct(db, given, now) {
	return db.transact((tx) => createProductBy(tx, given, now));
}
/** `createProduct` inside a transaction. */
async function createProductBy(tx, given, now) {
	const created = toInstant(now);
	const { title, type, price, status, stock = null } = given;
	const fulfilment = given.fulfilment ?? await defaultFulfilment(tx, type);
	refuseAny([
		...await missingReferences(tx, given),
		...stockProblems(type, {
			stock: given.stock,
			stock_seen: null
		}),
		...missingTraining({
			...given,
			training: given.training ?? null
		})
	]);
	const { id } = await tx.insertInto("products").values({
		...productColumns(given),
		title,
		type,
		price,
		status,
		fulfilment,
		created,
		changed: created
	}).returning("id").executeTakeFirstOrThrow();
	if (stock !== null) await setStock(tx, id, () => stock);
	return findProduct(tx, id, now);
}
/**
* Changes the given fields of a product. Existing orders keep their snapshots.
* @throws Refusal 404; 409 `revision` if the product has been changed since it was read, or as `changeStock`; 400
*/
function changeProduct(db, id, change, now) {
	return db.transact(async (tx) => {
		const { revision, stock, stock_seen, stock_add, ...given } = change;
		const stockChange = {
			stock,
			stock_seen,
			stock_add
		};
		const before = await productRow(tx, id);
		const type = given.type ?? before.type;
		refuseAny([
			...await missingReferences(tx, given),
			...stockProblems(type, stockChange),
			...forbiddenChanges(before, given),
			...missingTraining({
				type,
				status: given.status ?? before.status,
				training: given.training === void 0 ? before.training_id : given.training
			})
		]);
		const { numUpdatedRows } = await tx.updateTable("products").set({
			...productColumns(given),
			revision: revision + 1,
			changed: toInstant(now)
		}).where("id", "=", id).where("revision", "=", revision).executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n) throw revisionConflict(before);
		if (type !== "voucher") await changeStock(tx, id, stockChange);
		return findProduct(tx, id, now);
	});
}
/** New products need an approval if the shop's settings say so. Otherwise only goods and experiences need the team. */
async function defaultFulfilment(tx, type) {
	if ((await shopSettings(tx)).approval_default) return "approval";
	return type === "physical" || type === "experience" ? "manual" : "instant";
}
/** A product of the type `training` must have a training before learners see it. */
function missingTraining({ type, status, training }) {
	if (type !== "training" || status !== "active" || training !== null) return [];
	return [{
		message: msg("Choose the training for this product."),
		path: "training",
		code: "required"
	}];
}
function forbiddenChanges(before, { status, type }) {
	const problems = [];
	if (status !== void 0 && status !== before.status && !productTransitions[before.status].includes(status)) problems.push({
		message: msg("This status cannot follow the current one."),
		path: "status",
		code: "status"
	});
	if (type !== void 0 && type !== before.type && before.status !== "draft") problems.push({
		message: msg("Only the type of a draft can be changed."),
		path: "type",
		code: "status"
	});
	return problems;
}
function refuseAny(problems) {
	if (problems.length > 0) throw invalid(problems);
}
function revisionConflict({ revision }) {
	return conflict(msg("Someone has changed this in the meantime. Reload it."), "revision", { revision });
}
export { createProduct as n, cleanDescription as r, changeProduct as t };
