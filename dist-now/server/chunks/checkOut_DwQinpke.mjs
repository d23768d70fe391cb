import { C as isHandedOut, T as waitsForStaff, b as textsIn, f as historyOf, g as soldOut, h as refusalsOf, i as fieldsOf, n as snapshotOf, p as stockOf, x as textsOf, y as onShelfAmong } from "./snapshot_C6yd648q.mjs";
import { a as invalid, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { r as onceOnly } from "./onceOnly_C7SLW8zc.mjs";
import { a as entryOf, n as saveWallet, o as post, t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { s as openLots, u as takeFrom } from "./walletClock_AaMSR0eW.mjs";
import { i as noteActivity, n as availableShares, t as afterTaking } from "./taking_BVo9P2jA.mjs";
import { r as walletOf } from "./wallet_BDLOqwMR.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
import { n as queueOrderMails } from "./mails_BNpD6QeJ.mjs";
import { n as readShopSettings } from "./shopSettings_CSiuARmw.mjs";
import { n as handOut, t as notifyBuyer } from "./notifyBuyer_e4tLI4Fl.mjs";
import { t as presentOrder } from "./present_E_idJ-2Y.mjs";
import { r as keepCodes } from "./codes_BkV_IPoy.mjs";
import { n as takeOffShelf } from "./takeOffShelf_CkhRDAVD.mjs";
import { sql } from "kysely";
// src/lib/server/points/spend.ts
/**
* Pays for an order from an open wallet, with the points that expire first. The given row is changed and saved.
* @throws Refusal 400 `insufficient_points`, with how many are missing
*/
async function spend(tx, wallet, { points, orderId, reason, key }, time) {
	const before = await entryOf(tx, key);
	if (before) return {
		entry: before,
		repeated: true
	};
	if (wallet.points < points) throw insufficient(points - wallet.points);
	const lots = await openLots(tx, wallet.uid);
	const taken = availableShares(lots, points, wallet.settled_at);
	wallet.points -= points;
	wallet.spent += points;
	const entry = await post(tx, wallet, {
		kind: "purchase",
		amount: -points,
		reason,
		key,
		order_id: orderId
	});
	await takeFrom(tx, entry, taken);
	wallet.next_change_at = afterTaking(lots, taken, wallet.settled_at);
	await noteActivity(tx, wallet, "spend", time);
	await saveWallet(tx, wallet);
	return {
		entry,
		repeated: false
	};
}
/** The refusal that says how many points are missing. */
function insufficient(missing) {
	const message = msg("You need {{count}} more points for this.");
	return invalid([{
		message,
		values: { count: missing },
		path: "",
		code: "insufficient_points"
	}]);
}
// src/lib/server/shop/checkout/answers.ts
/** Checks the answers to the fields of all products in a checkout. Fields with the same name are one field. */
function readAnswers(all, given = {}) {
	const fields = [...new Map(all.toReversed().map((field) => [field.name, field])).values()].toReversed();
	const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name));
	const answers = {};
	const problems = unknown.map((name) => problem(name, msg("This field is not known."), "unknown"));
	for (const field of fields) {
		const answer = answerOf(given, field);
		const failure = checkAnswer(field, answer);
		if (failure) problems.push(problem(field.name, ...failure));
		else if (answer !== void 0) answers[field.name] = answer;
	}
	return {
		answers,
		problems
	};
}
function answerOf(given, { name, type }) {
	const value = Object.hasOwn(given, name) ? given[name] : void 0;
	const answer = typeof value === "string" ? value.trim() : value;
	if (answer === "" || answer === void 0) return void 0;
	if (type === "checkbox" && typeof answer === "string") return answer !== "0" && answer !== "false";
	return answer;
}
function checkAnswer(field, answer) {
	if (answer === void 0 || answer === false) return field.required ? [msg("This field is required."), "required"] : void 0;
	if (typeof answer === "boolean") return field.type === "checkbox" ? void 0 : [msg("This value has the wrong type."), "type"];
	if (field.type === "select" && !field.options.includes(answer)) return [msg("This is not one of the choices."), "choice"];
	if (!(formats[field.type]?.(answer) ?? true)) return [msg("This is not in the expected form."), "format"];
}
var formats = {
	text: (answer) => !/[\r\n]/.test(answer),
	email: isMail,
	tel: (answer) => /^[+\d\s()./-]{3,40}$/.test(answer),
	date: isDay
};
function isMail(answer) {
	const [, domain] = /^[^\s@]+@([^\s@]+)$/.exec(answer) ?? [];
	return domain?.slice(1, -1).includes(".") ?? false;
}
function isDay(answer) {
	const day = /* @__PURE__ */ new Date(`${answer}T00:00:00Z`);
	return /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(answer);
}
function problem(name, message, code) {
	return {
		message,
		path: `fields[${name}]`,
		code
	};
}
// src/lib/server/shop/checkout/problems.ts
/** The message for each reason. The dates of a reason are in the product's `availability`. */
var messages = {
	insufficient_points: msg("You need {{count}} more points for this."),
	sold_out: msg("There are not enough pieces of this left."),
	limit_reached: msg("You can redeem this at most {{count}} times."),
	not_started: msg("This is not available yet."),
	ended: msg("This is no longer available."),
	paused: msg("This is currently unavailable."),
	already_enrolled: msg("You are already enrolled in this training."),
	already_ordered: msg("You have already ordered this training.")
};
/** Turns a reason into the problem of one product in the request. */
function problemOf(reason, position) {
	const { code } = reason;
	return {
		message: messages[code],
		values: numbersOf(reason),
		path: `products[${position}]`,
		code
	};
}
/** The buyer cannot see this product in the shop. */
function unknownProduct(position) {
	return {
		message: msg("There is no such product."),
		path: `products[${position}]`,
		code: "not_found"
	};
}
function tooManyPieces(position, limit) {
	return {
		message: msg("You can order at most {{count}} of this at once."),
		values: { count: limit },
		path: `products[${position}]`,
		code: "max_per_order"
	};
}
/** The buyer has not accepted the terms. */
var termsMissing = {
	message: msg("This field is required."),
	path: "terms_accepted",
	code: "required"
};
function priceChanged(total) {
	return conflict(msg("The price has changed. Check it before you redeem."), "price_changed", { total });
}
function numbersOf(reason) {
	if (reason.code === "insufficient_points") return { count: reason.missing };
	return reason.code === "limit_reached" ? { count: reason.count } : {};
}
// src/lib/server/shop/checkout/basket.ts
/**
* Reads the products to buy. They are sorted by id: all purchases lock stock in the same order, which prevents
* deadlocks.
* @throws Refusal 400 for products that the buyer cannot see in the shop
*/
async function basketOf(tx, visit, productIds) {
	const ids = [...new Set(productIds)];
	const products = new Map((await onShelfAmong(tx, visit, ids)).map((product) => [product.id, product]));
	const unknown = ids.filter((id) => !products.has(id)).map((id) => unknownProduct(productIds.indexOf(id)));
	if (unknown.length > 0) throw invalid(unknown);
	return [...products.values()].toSorted((a, b) => a.id - b.id).map((product) => ({
		product,
		quantity: productIds.filter((id) => id === product.id).length,
		position: productIds.indexOf(product.id)
	}));
}
/** Sorts the items as in the request. */
function inRequestOrder(items) {
	return items.toSorted((a, b) => a.position - b.position);
}
/** Whether the buyer must accept terms for any of the products. */
function hasTerms(items, visit) {
	return items.some(({ product }) => textsIn(textsOf(product, visit), visit).terms !== "");
}
/** The total price in points. */
function totalOf(items) {
	return items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
}
/** Refuses items above the limits of one order. A training can be bought only once, even through several products. */
function overOrderLimits(items) {
	return inRequestOrder(items).flatMap((item, index, all) => {
		const { product, quantity, position } = item;
		const limit = product.training_id === null ? product.max_per_order : 1;
		const isRepeated = all.slice(0, index).some((other) => isSameTraining(other, item));
		return limit !== null && (quantity > limit || isRepeated) ? [tooManyPieces(position, limit)] : [];
	});
}
function isSameTraining({ product: one }, { product: other }) {
	return one.training_id !== null && one.training_id === other.training_id;
}
// src/lib/server/shop/checkout/recordOrder.ts
/**
* Records an order with a snapshot of each product, and queues the mails to the shop managers who must act on it. The
* caller handles points, stock and codes.
*/
async function recordOrder(tx, visit, { items, answers, at, termsAccepted }) {
	const { uid } = visit.user;
	const state = firstState(items);
	const terms_accepted = Number(termsAccepted);
	const placed = {
		uid,
		state,
		total: totalOf(items),
		fields: JSON.stringify(answers),
		at,
		terms_accepted
	};
	const { settings, ...order } = await placing.one(tx, placed);
	const lines = [];
	for (const { product, quantity } of inRequestOrder(items)) {
		const snapshot = snapshotOf(product, visit);
		const line = await adding.one(tx, {
			order_id: order.id,
			product_id: product.id,
			uid,
			quantity,
			at,
			points: product.price * quantity,
			snapshot: JSON.stringify(snapshot)
		});
		lines.push({
			line,
			snapshot
		});
	}
	const history = await beginning.rows(tx, {
		order_id: order.id,
		state,
		uid,
		at
	});
	if (waitsForStaff(state)) await queueOrderMails(tx, order, readShopSettings(settings).notify_mails, visit.now);
	return {
		order,
		lines,
		history
	};
}
var placing = statement((tx, { uid, state, total, fields, at, terms_accepted }) => tx.insertInto("orders").values({
	uid,
	state,
	total,
	fields,
	placed_at: at,
	changed_at: at,
	terms_accepted
}).returningAll().returning((eb) => eb.selectFrom("settings").select("value").where("name", "=", sql.lit("incentives_shop")).as("settings")));
var adding = statement((tx, { order_id, product_id, uid, quantity, points, snapshot, at }) => tx.insertInto("order_lines").values({
	order_id,
	product_id,
	uid,
	quantity,
	points,
	snapshot,
	placed_at: at
}).returningAll());
var beginning = statement((tx, { order_id, state, uid, at }) => tx.insertInto("order_history").values({
	order_id,
	state,
	actor: uid,
	at
}).returningAll());
/** The slowest product decides: one that needs an approval, else one that the team prepares. */
function firstState(items) {
	const fulfilments = items.map(({ product }) => product.fulfilment);
	if (fulfilments.includes("approval")) return "pending_approval";
	return fulfilments.includes("manual") ? "placed" : "fulfilled";
}
// src/lib/server/shop/checkout/checkOut.ts
/**
* Buys products for points: all of them or none. A repeated call with the same key returns the first answer and buys
* nothing; without a key every call is a new purchase.
* @throws Refusal 400 with all problems, 409 `price_changed` if the total is not `expected_total`, 409
* `idempotency_key` if the key was used for another purchase
*/
function checkOut(db, visit, request, key) {
	const { uid } = visit.user;
	const buying = (tx) => buy(tx, visit, request);
	if (key === null) return db.transact(buying);
	return db.transact((tx) => onceOnly(tx, {
		uid,
		key,
		call: { shop_checkout: request },
		now: visit.now
	}, () => buying(tx)));
}
async function buy(tx, visit, request) {
	const wallet = await openWallet(tx, visit.user.uid, visit);
	const items = await basketOf(tx, visit, request.products);
	const total = totalOf(items);
	if (request.expected_total !== void 0 && request.expected_total !== total) throw priceChanged(total);
	const { answers, problems } = readAnswers(inRequestOrder(items).flatMap(({ product }) => fieldsOf(product)), request.fields);
	const termsAccepted = hasTerms(items, visit);
	if (termsAccepted && !request.terms_accepted) problems.push(termsMissing);
	await refuse(tx, items, [...await refusals(tx, {
		visit,
		wallet
	}, items), ...problems]);
	const taken = await takeAll(tx, items);
	const recorded = await recordOrder(tx, visit, {
		items,
		answers,
		at: wallet.settled_at,
		termsAccepted
	});
	const { order, lines } = recorded;
	await spend(tx, wallet, {
		points: total,
		orderId: order.id,
		reason: titleOf(items),
		key: `order:${order.id}`
	}, visit);
	for (const { line } of lines) await keepCodes(tx, taken.get(line.product_id)?.codes ?? [], line.id);
	const codes = isHandedOut(order.state) ? await handOut(tx, visit, lines) : /* @__PURE__ */ new Map();
	await notifyBuyer(tx, recorded, {
		now: visit.now,
		isOwnChange: true
	});
	return {
		order: presentOrder(recorded, codes, visit),
		wallet: await walletOf(tx, wallet.uid, visit)
	};
}
/** The reason in the wallet's history. The order itself has the titles in the reader's language. */
function titleOf(items) {
	return inRequestOrder(items).map(({ product }) => product.title).join(", ").slice(0, 300);
}
async function refusals(tx, { visit, wallet }, items) {
	const { uid, points, settled_at: at } = wallet;
	const products = items.map(({ product }) => product);
	const history = await historyOf(tx, {
		uid,
		at,
		timeZone: visit.timeZone
	}, products);
	const facts = {
		at,
		points,
		stock: /* @__PURE__ */ new Map(),
		...history
	};
	return [
		...items.flatMap(({ product, quantity, position }) => refusalsOf(product, facts, quantity).map((reason) => problemOf(reason, position))),
		...overOrderLimits(items),
		...tooExpensive(items, points)
	];
}
/** Reports missing points at the first product that the points do not reach. */
function tooExpensive(items, points) {
	const missing = totalOf(items) - points;
	if (missing <= 0) return [];
	const ordered = inRequestOrder(items);
	const short = ordered.find((_, index) => totalOf(ordered.slice(0, index + 1)) > points);
	return [problemOf({
		code: "insufficient_points",
		missing
	}, short?.position ?? 0)];
}
/** Reads the stock only if there are other problems: then sold-out products are reported with them. */
async function refuse(tx, items, problems) {
	if (problems.length === 0) return;
	const stock = await stockOf(tx, items.map(({ product }) => product));
	const gone = items.filter(({ product, quantity }) => soldOut(product, { stock }, quantity).length > 0);
	throw invalid([...problems, ...gone.map(({ position }) => problemOf({ code: "sold_out" }, position))]);
}
async function takeAll(tx, items) {
	const taken = /* @__PURE__ */ new Map();
	const gone = [];
	for (const { product, quantity, position } of items) {
		const pieces = await takeOffShelf(tx, product, quantity);
		if (pieces) taken.set(product.id, pieces);
		else gone.push(problemOf({ code: "sold_out" }, position));
	}
	if (gone.length > 0) throw invalid(gone);
	return taken;
}
export { checkOut as t };
