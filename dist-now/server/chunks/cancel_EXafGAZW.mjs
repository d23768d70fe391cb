import { t as msg } from "./message_DmblFCuN.mjs";
import { c as tooMany, o as notFound, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { S as isCancellable, r as withSnapshots, w as orderSteps } from "./snapshot_C6yd648q.mjs";
import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { n as HOUR_MS } from "./time_tYYEIZ3Z.mjs";
import { n as endingAfter, t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { i as isAvailable, o as noteMoves, r as earlier } from "./walletClock_AaMSR0eW.mjs";
import { a as entryOf, n as saveWallet, o as post, t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { n as clawBack, o as Outcome, r as noteOutcome } from "./recordEvent_WsFhsbGt.mjs";
import { r as dialectOf } from "./statement_BWdfYBP4.mjs";
import { r as undoHandOut, t as notifyBuyer } from "./notifyBuyer_e4tLI4Fl.mjs";
import { t as orderOf } from "./read_BEgNgJW4.mjs";
/**
* Call it while the buyer's wallet is locked.
* @throws Refusal 429 after too many cancelled orders within an hour
*/
async function requireFewCancels(tx, uid, now) {
	const since = toInstant(new Date(now.getTime() - HOUR_MS));
	const oldest = (await tx.selectFrom("orders").select("changed_at").where("uid", "=", uid).where("state", "=", "cancelled_by_user").where("changed_at", ">", since).orderBy("changed_at", "desc").limit(20).execute())[19];
	if (!oldest) return;
	const seconds = Math.ceil((fromInstant(oldest.changed_at).getTime() + HOUR_MS - now.getTime()) / 1e3);
	throw tooMany(msg("You have cancelled many orders. Try again in {{count}} minutes."), Math.max(1, seconds));
}
// src/lib/server/points/earning/takeBackReturned.ts
/**
* Takes back points that a refund returned to an earning whose event was revoked in the meantime: at the revocation
* these points were already spent and were recorded as a shortfall. The wallet must be open.
*/
async function takeBackReturned(tx, { entryId, points, by }, time) {
	const event = await tx.selectFrom("learning_events").innerJoin("point_entries", "point_entries.event_id", "learning_events.id").selectAll("learning_events").select("point_entries.reason").where("point_entries.id", "=", entryId).where("point_entries.kind", "=", "earn").where("learning_events.revoked", "=", 1).executeTakeFirst();
	if (!event) return;
	const { reason, ...row } = event;
	const outcome = Outcome.parse(JSON.parse(row.outcome));
	const due = Math.min(points, outcome.shortfall);
	if (!outcome.clawback || due === 0) return;
	await clawBack(tx, {
		entryId,
		reason,
		returned: {
			by,
			points: due
		}
	}, time);
	const [taken_back, shortfall] = [outcome.taken_back + due, outcome.shortfall - due];
	await noteOutcome(tx, row, {
		...outcome,
		taken_back,
		shortfall
	});
}
/**
* Returns the points of a purchase to the lots that they came from. A lot that has ended is valid for another 30 days;
* points of a lot whose event was revoked are taken back. A purchase is refunded once.
*/
async function refund(tx, { entryId, reason, actor = null }, time) {
	const purchase = await tx.selectFrom("point_entries").selectAll().where("id", "=", entryId).where("kind", "=", "purchase").executeTakeFirstOrThrow();
	const wallet = await openWallet(tx, purchase.uid, time);
	const key = `refund:${entryId}`;
	const before = await entryOf(tx, key);
	if (before) return {
		entry: before,
		repeated: true
	};
	const points = -purchase.amount;
	wallet.points += points;
	wallet.spent -= points;
	const entry = await post(tx, wallet, {
		kind: "refund",
		amount: points,
		reason,
		key,
		actor,
		reverses: purchase.id,
		order_id: purchase.order_id
	});
	const moves = await tx.selectFrom("lot_moves").innerJoin("lots", "lots.id", "lot_moves.lot_id").selectAll("lots").select("lot_moves.amount as moved").where("lot_moves.entry_id", "=", purchase.id).execute();
	for (const { moved, ...lot } of moves) {
		const ending = endingOf(lot, wallet.settled_at, time);
		await tx.updateTable("lots").set((eb) => ({
			remaining: eb("remaining", "-", moved),
			...ending
		})).where("id", "=", lot.id).execute();
		wallet.next_change_at = earlier(wallet.next_change_at, ending.expires_at);
		if (isAvailable({
			...lot,
			...ending
		}, wallet.settled_at)) continue;
		wallet.points += moved;
		wallet.pending -= moved;
		wallet.next_change_at = earlier(wallet.next_change_at, lot.available_at);
	}
	await noteMoves(tx, moves.map((lot) => ({
		entry_id: entry.id,
		lot_id: lot.id,
		amount: -lot.moved
	})));
	await saveWallet(tx, wallet);
	for (const { entry_id, moved } of moves) await takeBackReturned(tx, {
		entryId: entry_id,
		points: -moved,
		by: entry.id
	}, time);
	return {
		entry,
		repeated: false
	};
}
function endingOf({ expires_on, expires_at }, at, { timeZone }) {
	if (expires_at === null || expires_at > at) return {
		expires_on,
		expires_at
	};
	return endingAfter(dayOf(fromInstant(at), timeZone).add({ days: 30 }), 0, timeZone);
}
// src/lib/server/shop/stock/putBack.ts
/** Puts pieces back in stock. Does nothing if the product's stock is now unlimited. */
async function putBack(tx, productId, quantity) {
	if (dialectOf(tx) === "postgres" && await putInto(tx, productId, quantity, "free")) return;
	await putInto(tx, productId, quantity, "first");
}
/** Uses an unlocked slot (`free`), or the `first` slot, for which it may have to wait. */
async function putInto(tx, id, quantity, which) {
	const { numUpdatedRows } = await tx.updateTable("stock_slots").set((eb) => ({ pieces: eb("pieces", "+", quantity) })).where("product_id", "=", id).where("slot", "=", (eb) => eb.selectFrom("stock_slots").select("slot").where("product_id", "=", id).orderBy("slot").limit(1).$if(which === "free", (slots) => slots.forUpdate().skipLocked())).executeTakeFirstOrThrow();
	return numUpdatedRows > 0n;
}
// src/lib/server/shop/orders/openOrder.ts
/**
* Opens an order for a change. Every change of an order starts here. Locks the buyer's wallet, then the order.
* @throws Refusal 404 for no such order, 409 `order_state` if it is not in the expected state
*/
async function openOrder(tx, { orderId, buyer, expectedState, now }) {
	const uid = await buyerOf(tx, orderId);
	if (buyer !== void 0 && buyer !== uid) throw notFound();
	await openWallet(tx, uid, { now });
	const order = await lockOrder(tx, orderId);
	if (expectedState !== void 0 && order.state !== expectedState) throw wrongState(order);
	return {
		order,
		lines: await linesOf(tx, orderId)
	};
}
/** 409: the change is not possible in the order's state. */
function wrongState({ state }) {
	return conflict(msg("This is no longer possible for this order."), "order_state", { state });
}
function lockOrder(tx, id) {
	return tx.selectFrom("orders").selectAll().where("id", "=", id).$if(dialectOf(tx) === "postgres", (orders) => orders.forUpdate()).executeTakeFirstOrThrow();
}
async function linesOf(tx, orderId) {
	const lines = tx.selectFrom("order_lines").selectAll().where("order_id", "=", orderId).orderBy("product_id");
	return withSnapshots(await lines.execute());
}
/** The buyer of an order never changes, so this needs no lock. */
async function buyerOf(reader, orderId) {
	const order = await reader.selectFrom("orders").select("uid").where("id", "=", orderId).executeTakeFirst();
	if (!order) throw notFound();
	return order.uid;
}
// src/lib/server/shop/orders/step.ts
/**
* Moves an open order to a state, and notifies the buyer.
* @throws Refusal 409 `order_state` if the state may not follow the current one
*/
async function step(tx, { order, lines }, change, state) {
	if (!orderSteps[order.state].includes(state)) throw wrongState(order);
	const { actor, reason = "", now } = change;
	const at = toInstant(now);
	await tx.updateTable("orders").set({
		state,
		reason,
		changed_at: at
	}).where("id", "=", order.id).execute();
	await tx.insertInto("order_history").values({
		order_id: order.id,
		state,
		actor,
		reason,
		at
	}).execute();
	await notifyBuyer(tx, {
		order: {
			...order,
			state
		},
		lines
	}, {
		now,
		isOwnChange: actor === order.uid
	});
}
// src/lib/server/shop/orders/endOrder.ts
/**
* Ends an open order without a delivery, or after a return: refunds the points, puts the pieces back in stock, undoes
* what the order handed out, and no longer counts it towards a limit.
* @throws Refusal as `step`
*/
async function endOrder(tx, opened, change, state) {
	const { order, lines } = opened;
	await step(tx, opened, change, state);
	await refundPurchase(tx, change);
	await tx.updateTable("order_lines").set({ released: 1 }).where("order_id", "=", order.id).execute();
	await undoHandOut(tx, change, lines);
	await putAllBack(tx, lines);
}
async function refundPurchase(tx, change) {
	const purchase = await tx.selectFrom("point_entries").select(["id", "reason"]).where("order_id", "=", change.orderId).where("kind", "=", "purchase").executeTakeFirstOrThrow();
	await refund(tx, {
		entryId: purchase.id,
		reason: purchase.reason,
		actor: change.actor
	}, change);
}
/** If the stock was unlimited at the purchase, there is nothing to put back. */
async function putAllBack(tx, lines) {
	for (const { line, snapshot } of lines) if (snapshot.tracks_stock) await putBack(tx, line.product_id, line.quantity);
}
// src/lib/server/shop/orders/cancel.ts
/**
* Cancels the buyer's own order if the cancel policies of all its products allow it. Does nothing if the buyer has
* already cancelled it.
* @throws Refusal 404 for another user's order, 409 `not_cancellable`, 429 after many cancelled orders
*/
function cancelOrder(db, visit, id) {
	const { user, now, timeZone } = visit;
	return db.transact(async (tx) => {
		const change = {
			orderId: id,
			buyer: user.uid,
			actor: user.uid,
			now,
			timeZone
		};
		const opened = await openOrder(tx, change);
		const { order, lines } = opened;
		if (order.state === "cancelled_by_user") return orderOf(tx, visit, id);
		const policies = lines.map(({ snapshot }) => snapshot.cancel_policy);
		if (!isCancellable(order.state, policies)) throw conflict(msg("This order can no longer be cancelled."), "not_cancellable");
		await requireFewCancels(tx, user.uid, now);
		await endOrder(tx, opened, change, "cancelled_by_user");
		return orderOf(tx, visit, id);
	});
}
export { openOrder as i, endOrder as n, step as r, cancelOrder as t };
