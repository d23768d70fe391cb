import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as isConstraintBroken } from "./failures_CYY61RDI.mjs";
import { t as unlessConstraintBroken } from "./unlessConstraintBroken_DzHbm4yS.mjs";
import { n as saveWallet, r as settleLots, t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import "kysely";
import { setTimeout } from "node:timers/promises";
// src/lib/server/points/daily/dueWallets.ts
/** A large batch: a row is small, and fewer queries are needed. */
var READ_AT_ONCE = 5e3;
/** The next wallets with something due at a time (UTC text), by uid. Every process locks them in this order. */
function dueAfter(reader, { after, at }) {
	return reader.selectFrom("wallets").select([
		"uid",
		"points",
		"expired"
	]).where("uid", ">", after).where("next_change_at", "<=", at).orderBy("uid").limit(READ_AT_ONCE).execute();
}
async function dueCount(reader, at) {
	const { due } = await reader.selectFrom("wallets").select(({ fn }) => fn.countAll().as("due")).where("next_change_at", "<=", at).executeTakeFirstOrThrow();
	return due;
}
// src/lib/server/points/daily/settleDue.ts
/**
* Limits of one transaction, so that users who want to spend do not wait long, and neither do other requests of the
* process, which SQLite blocks while it works.
*/
var SETTLED_AT_ONCE = 100;
var SETTLED_AT_ONCE_MS = 20;
/** SQLite has one write lock, and other processes poll for it: without a gap they would rarely get it. */
var GAP_MS = 5;
/**
* Settles every wallet with something due: ended lots expire, and pending points become available. A wallet also
* settles itself when it is opened. Running this again changes nothing. A wallet that the database refuses to settle is
* skipped.
* @param asOf a later time: lots that end by then expire now, with entries of `now`
*/
async function settleDue(db, { now, asOf = now }, { onProgress, signal } = {}) {
	const settled = {
		...nothing,
		skipped: []
	};
	const at = toInstant(asOf);
	const of = await dueCount(db.reader, at);
	for (let after = 0, more = of > 0; more;) {
		const due = await dueAfter(db.reader, {
			after,
			at
		});
		for (let from = 0; from < due.length;) {
			signal?.throwIfAborted();
			const done = await settleBatch(db, due.slice(from, from + SETTLED_AT_ONCE), {
				now,
				at
			});
			from += done.wallets;
			settled.skipped.push(...done.skipped);
			add(settled, {
				...done,
				wallets: done.wallets - done.skipped.length
			});
			onProgress?.({
				wallets: settled.wallets,
				of: Math.max(of, settled.wallets)
			});
			await setTimeout(GAP_MS);
		}
		after = due.at(-1)?.uid ?? after;
		more = due.length === READ_AT_ONCE;
	}
	return settled;
}
/** Settles a batch in one transaction. If the database refuses one wallet, each wallet is tried separately. */
async function settleBatch(db, batch, moment) {
	try {
		return await db.transact((tx) => settleSome(batch, (before) => settle(tx, before, moment)));
	} catch (error) {
		if (!isConstraintBroken(error)) throw error;
		return db.transact((tx) => settleSome(batch, (before) => unlessConstraintBroken(tx, () => settle(tx, before, moment))));
	}
}
/** Settles as many wallets of the batch as the time limit allows, at least one. */
async function settleSome(batch, settleOne) {
	const settled = {
		...nothing,
		skipped: []
	};
	const until = performance.now() + SETTLED_AT_ONCE_MS;
	for (const before of batch) {
		if (settled.wallets > 0 && performance.now() > until) break;
		settled.wallets++;
		const wallet = await settleOne(before);
		if (!wallet) {
			settled.skipped.push(before.uid);
			continue;
		}
		const gone = wallet.expired - before.expired;
		settled.people += gone > 0 ? 1 : 0;
		settled.points += gone;
		settled.available += Math.max(0, wallet.points - before.points);
	}
	return settled;
}
async function settle(tx, { uid }, { now, at }) {
	const wallet = await openWallet(tx, uid, { now });
	if (at > wallet.settled_at) {
		await settleLots(tx, wallet, at);
		await saveWallet(tx, wallet);
	}
	return wallet;
}
var nothing = {
	wallets: 0,
	people: 0,
	points: 0,
	available: 0
};
function add(to, more) {
	to.wallets += more.wallets;
	to.people += more.people;
	to.points += more.points;
	to.available += more.available;
}
export { settleDue as t };
