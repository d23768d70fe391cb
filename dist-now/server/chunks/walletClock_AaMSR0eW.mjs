import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { r as MINUTE_MS } from "./time_tYYEIZ3Z.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
import { sql } from "kysely";
// src/lib/server/points/book/lots.ts
/**
* A user's lots that are not empty: the one that expires first comes first, then the oldest; lots that never expire
* come last.
*/
function openLots(reader, uid) {
	return open.rows(reader, { uid });
}
var open = statement((reader, { uid }) => reader.selectFrom("lots").selectAll().where("uid", "=", uid).where("remaining", ">", sql.lit(0)).orderBy(sql`expires_at is null`).orderBy("expires_at").orderBy("earned_at").orderBy("id"));
/**
* Whether a lot can be spent at a time (UTC text). A lot without a waiting time always can, even if a wrong clock gave
* it a later date.
*/
function isAvailable(lot, at) {
	return (lot.available_at <= at || lot.available_at === lot.earned_at) && (lot.expires_at === null || lot.expires_at > at);
}
function sumOf(lots) {
	return lots.reduce((sum, lot) => sum + lot.remaining, 0);
}
/** Takes points from lots in their order; fewer than `points` if the lots hold fewer. */
function shares(lots, points) {
	let missing = points;
	return lots.flatMap((lot) => {
		const share = Math.min(lot.remaining, missing);
		missing -= share;
		return share > 0 ? [{
			lot,
			points: share
		}] : [];
	});
}
/** The first time after `at` at which a lot becomes available or expires; `null`: never. */
function nextWalletChange(lots, at) {
	return lots.filter((lot) => lot.remaining > 0).flatMap(({ available_at, expires_at }) => [available_at, expires_at]).filter((moment) => moment !== null).filter((moment) => moment > at).reduce(earlier, null);
}
/** The earlier of two times (UTC text); `null` means never. */
function earlier(one, other) {
	if (one === null || other === null) return one ?? other;
	return one < other ? one : other;
}
/** Takes the shares out of their lots for an entry. Does not change the lot objects in memory. */
async function takeFrom(tx, entry, taken) {
	for (const { lot, points } of taken) await taking.run(tx, {
		id: lot.id,
		points
	});
	await noteMoves(tx, taken.map(({ lot, points }) => ({
		entry_id: entry.id,
		lot_id: lot.id,
		amount: -points
	})));
}
var taking = statement((tx, { id, points }) => tx.updateTable("lots").set((eb) => ({ remaining: eb("remaining", "-", points) })).where("id", "=", id));
/** Records which lots an entry changed, so that every number can be explained. */
async function noteMoves(tx, moves) {
	for (const move of moves) await moving.run(tx, move);
}
var moving = statement((tx, { entry_id, lot_id, amount }) => tx.insertInto("lot_moves").values({
	entry_id,
	lot_id,
	amount
}));
// src/lib/server/points/book/walletClock.ts
/** Clocks of two nodes differ by less than this. A wallet clock that is further ahead was set by a wrong clock. */
var AHEAD_MS = 5 * MINUTE_MS;
/** The latest time (UTC text) that a wallet's clock may show at `now`. */
function latestClock(now) {
	return toInstant(new Date(now.getTime() + AHEAD_MS));
}
/** The time (UTC text) at which a wallet is read: `now`, or the wallet's own clock if that is plausibly later. */
function clockOf(settledAt, now) {
	const at = toInstant(now);
	return settledAt > at && settledAt <= latestClock(now) ? settledAt : at;
}
export { nextWalletChange as a, shares as c, isAvailable as i, sumOf as l, latestClock as n, noteMoves as o, earlier as r, openLots as s, clockOf as t, takeFrom as u };
