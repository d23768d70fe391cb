import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid } from "./refusal_BIBnmlLH.mjs";
import { n as availableShares, r as award, t as afterTaking } from "./taking_BVo9P2jA.mjs";
import { s as openLots, u as takeFrom } from "./walletClock_AaMSR0eW.mjs";
import { a as entryOf, n as saveWallet, o as post, t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
// src/lib/server/points/adjust.ts
/**
* Adds or removes points by hand.
* @throws Refusal 400 if the user does not exist, is the actor, or has fewer points than the amount to remove
*/
async function adjust(db, adjustment, time) {
	const { entry } = await db.transact((tx) => adjustBy(tx, adjustment, time));
	return entry;
}
/** The same inside a transaction. */
async function adjustBy(tx, adjustment, time) {
	refuseOwnWallet(adjustment);
	await requirePerson(tx, adjustment.uid);
	const { uid, amount, reason, actor, key } = adjustment;
	if (amount < 0) return debit(tx, adjustment, time);
	return award(tx, {
		uid,
		kind: "manual_credit",
		points: amount,
		reason,
		key,
		actor
	}, time);
}
async function debit(tx, { uid, amount, reason, actor, key }, time) {
	const wallet = await openWallet(tx, uid, time);
	const before = await entryOf(tx, key);
	if (before) return {
		entry: before,
		repeated: true
	};
	if (wallet.points + amount < 0) {
		const message = msg("Only {{count}} points can be deducted.");
		throw invalid([{
			message,
			values: { count: wallet.points },
			path: "amount",
			code: "insufficient_points"
		}]);
	}
	const lots = await openLots(tx, uid);
	const taken = availableShares(lots, -amount, wallet.settled_at);
	wallet.points += amount;
	const entry = await post(tx, wallet, {
		kind: "manual_debit",
		amount,
		reason,
		key,
		actor
	});
	await takeFrom(tx, entry, taken);
	wallet.next_change_at = afterTaking(lots, taken, wallet.settled_at);
	await saveWallet(tx, wallet);
	return {
		entry,
		repeated: false
	};
}
function refuseOwnWallet({ uid, actor }) {
	if (uid !== actor) return;
	const message = msg("You cannot change your own points. Ask another manager.");
	throw invalid([{
		message,
		path: "uid",
		code: "own_wallet"
	}]);
}
async function requirePerson(tx, uid) {
	if (!await tx.selectFrom("users").select("uid").where("uid", "=", uid).executeTakeFirst()) throw invalid([{
		message: msg("There is no such person."),
		path: "uid",
		code: "not_found"
	}]);
}
export { adjustBy as n, adjust as t };
