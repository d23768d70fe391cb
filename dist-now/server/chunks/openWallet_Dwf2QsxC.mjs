import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
import { a as nextWalletChange, i as isAvailable, l as sumOf, n as latestClock, s as openLots } from "./walletClock_AaMSR0eW.mjs";
import { sql } from "kysely";
// src/lib/server/points/book/post.ts
/** The account of the site that takes the counter entry, by the kind of entry. */
var counterAccounts = {
	earn: "issued",
	import: "issued",
	manual_credit: "issued",
	manual_debit: "issued",
	clawback: "issued",
	purchase: "redeemed",
	refund: "redeemed",
	expire: "expired"
};
/**
* Writes an entry with its counter entry. The wallet must be open and must already hold its points after the entry. The
* caller updates the lots.
*/
async function post(tx, wallet, posting) {
	const entry = {
		actor: null,
		rule: null,
		rules_revision: null,
		event_id: null,
		order_id: null,
		reverses: null,
		shortfall: 0,
		...posting,
		uid: wallet.uid,
		at: wallet.settled_at,
		balance_after: wallet.points + wallet.pending
	};
	const posted = await insertion.one(tx, entry);
	await countering.run(tx, {
		entry_id: posted.id,
		account: counterAccounts[posted.kind],
		amount: -posted.amount
	});
	return posted;
}
var insertion = statement((tx, entry) => tx.insertInto("point_entries").values({
	uid: entry.uid,
	kind: entry.kind,
	amount: entry.amount,
	reason: entry.reason,
	key: entry.key,
	at: entry.at,
	balance_after: entry.balance_after,
	shortfall: entry.shortfall,
	actor: entry.actor,
	rule: entry.rule,
	rules_revision: entry.rules_revision,
	event_id: entry.event_id,
	order_id: entry.order_id,
	reverses: entry.reverses
}).returningAll());
var countering = statement((tx, { entry_id, account, amount }) => tx.insertInto("site_entries").values({
	entry_id,
	account,
	amount
}));
/** The entry with this key, if there is one. */
function entryOf(reader, key) {
	return made.row(reader, { key });
}
var made = statement((reader, { key }) => reader.selectFrom("point_entries").selectAll().where("key", "=", key));
// src/lib/server/points/book/settleLots.ts
/**
* Expires ended lots and releases pending points, at the wallet's own clock. The wallet must be open.
* @param endsBy a later time (UTC text): lots that end by then expire now
*/
async function settleLots(tx, wallet, endsBy = wallet.settled_at) {
	const open = await openLots(tx, wallet.uid);
	const over = open.filter((lot) => lot.expires_at !== null && lot.expires_at <= endsBy);
	const good = open.filter((lot) => lot.expires_at === null || lot.expires_at > endsBy);
	wallet.points += wallet.pending;
	wallet.pending = 0;
	const [first] = over;
	if (first) await expire(tx, wallet, {
		points: sumOf(over),
		first: first.id,
		endsBy
	});
	wallet.pending = sumOf(good.filter((lot) => !isAvailable(lot, wallet.settled_at)));
	wallet.points -= wallet.pending;
	wallet.next_change_at = nextWalletChange(good, wallet.settled_at);
}
/** Empties every lot that ends, with a fixed number of statements. */
async function expire(tx, wallet, { points, first, endsBy }) {
	const { uid, settled_at } = wallet;
	wallet.points -= points;
	wallet.expired += points;
	const key = `expire:${first}:${(await movesOf.one(tx, { lot: first })).count}`;
	const entry = await post(tx, wallet, {
		kind: "expire",
		amount: -points,
		reason: "",
		key
	});
	await tx.insertInto("lot_moves").columns([
		"entry_id",
		"lot_id",
		"amount"
	]).expression((eb) => eb.selectFrom("lots").select(({ val, neg, ref }) => [
		val(entry.id).as("entry_id"),
		"id as lot_id",
		neg(ref("remaining")).as("amount")
	]).where("uid", "=", uid).where("remaining", ">", sql.lit(0)).where("expires_at", "<=", endsBy)).execute();
	await tx.updateTable("lots").set((eb) => ({
		remaining: 0,
		expires_at: eb.case().when("expires_at", ">", settled_at).then(settled_at).else(eb.ref("expires_at")).end()
	})).where("uid", "=", uid).where("remaining", ">", sql.lit(0)).where("expires_at", "<=", endsBy).execute();
}
var movesOf = statement((tx, { lot }) => tx.selectFrom("lot_moves").select(({ fn }) => fn.countAll().as("count")).where("lot_id", "=", lot));
// src/lib/server/points/book/openWallet.ts
/**
* Opens a user's wallet: locks it until the transaction ends and settles everything that is due. `settled_at` is the
* time that counts for the changes: not earlier than the wallet's last change and at most five minutes after `now`. A
* wallet clock that is further ahead is set back to `now`, and the wallet is settled again. Save a changed wallet with
* `saveWallet`.
*/
async function openWallet(tx, uid, { now }) {
	const wallet = await opening.one(tx, {
		uid,
		at: toInstant(now),
		latest: latestClock(now)
	});
	if (wallet.next_change_at !== null && wallet.next_change_at <= wallet.settled_at) {
		await settleLots(tx, wallet);
		await saveWallet(tx, wallet);
	}
	return wallet;
}
/** Saves the wallet after a change. */
async function saveWallet(tx, wallet) {
	await saving.run(tx, wallet);
}
var opening = statement((tx, { uid, at, latest }) => tx.insertInto("wallets").values({
	uid,
	settled_at: at,
	next_change_at: null
}).onConflict((held) => held.column("uid").doUpdateSet((eb) => ({
	settled_at: eb.case().when(eb.and([eb("wallets.settled_at", ">", eb.ref("excluded.settled_at")), eb("wallets.settled_at", "<=", latest)])).then(eb.ref("wallets.settled_at")).else(eb.ref("excluded.settled_at")).end(),
	next_change_at: eb.case().when("wallets.settled_at", ">", latest).then(eb.ref("excluded.settled_at")).else(eb.ref("wallets.next_change_at")).end()
}))).returningAll());
var saving = statement((tx, { uid, points, lifetime_earned, pending, spent, expired, settled_at, next_change_at }) => tx.updateTable("wallets").set({
	points,
	lifetime_earned,
	pending,
	spent,
	expired,
	settled_at,
	next_change_at
}).where("uid", "=", uid));
export { entryOf as a, counterAccounts as i, saveWallet as n, post as o, settleLots as r, openWallet as t };
