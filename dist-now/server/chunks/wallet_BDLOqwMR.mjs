import { t as fromInstant } from "./time_DK_4AeA9.mjs";
import { t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { t as DAY_MS } from "./time_tYYEIZ3Z.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
import { i as isAvailable, l as sumOf, s as openLots, t as clockOf } from "./walletClock_AaMSR0eW.mjs";
// src/lib/server/points/wallet.ts
/**
* A user's points at this time, whether or not the daily job has run: expired points do not count, and released points
* do. All 0 for a user without a wallet.
*/
async function walletOf(reader, uid, { now, timeZone }) {
	const wallet = await walletRow.row(reader, { uid });
	if (!wallet) return {
		points: 0,
		pending: 0,
		lifetime_earned: 0,
		spent: 0,
		expired: 0,
		next_expiry: null
	};
	const at = clockOf(wallet.settled_at, now);
	const lots = wallet.next_change_at === null && isSettled(wallet, at) ? [] : await openLots(reader, uid);
	const { points, pending, lifetime_earned, spent, expired } = settledView(wallet, lots, at);
	return {
		points,
		pending,
		lifetime_earned,
		spent,
		expired,
		next_expiry: nextExpiry(lots, at, timeZone)
	};
}
/** The points that a user can spend now. */
async function balanceOf(reader, uid, now) {
	const wallet = await walletRow.row(reader, { uid });
	if (!wallet) return 0;
	const at = clockOf(wallet.settled_at, now);
	if (isSettled(wallet, at)) return wallet.points;
	return settledView(wallet, await openLots(reader, uid), at).points;
}
var walletRow = statement((reader, { uid }) => reader.selectFrom("wallets").selectAll().where("uid", "=", uid));
/** Whether the stored numbers are current: nothing is due since, and the wallet's clock is not ahead. */
function isSettled({ settled_at, next_change_at }, at) {
	return settled_at <= at && (next_change_at === null || next_change_at > at);
}
/** The wallet as it will be after it is settled. */
function settledView(wallet, lots, at) {
	if (isSettled(wallet, at)) return wallet;
	const good = lots.filter((lot) => lot.expires_at === null || lot.expires_at > at);
	const points = sumOf(good.filter((lot) => isAvailable(lot, at)));
	return {
		...wallet,
		points,
		pending: sumOf(good) - points,
		expired: wallet.expired + sumOf(lots) - sumOf(good)
	};
}
/** The next points to expire and their last day: the announced day, or the last day of grace after it. */
function nextExpiry(lots, at, timeZone) {
	const ending = lots.filter((lot) => lot.expires_at !== null && lot.expires_at > at);
	const [first] = ending;
	if (!first) return null;
	const date = lastDayOf(first, at, timeZone);
	if (date === null) return null;
	return {
		points: sumOf(ending.filter((lot) => lot.expires_at === first.expires_at)),
		date
	};
}
/**
* The last day on which a lot can be spent: the announced day, or the last day of grace after it.
* @param at the current time (UTC text)
*/
function lastDayOf({ expires_on, expires_at }, at, timeZone) {
	if (expires_on === null || expires_at === null) return null;
	if (expires_on >= dayOf(fromInstant(at), timeZone).toString()) return expires_on;
	return dayOf(/* @__PURE__ */ new Date(fromInstant(expires_at).getTime() - DAY_MS / 2), timeZone).toString();
}
export { lastDayOf as n, walletOf as r, balanceOf as t };
