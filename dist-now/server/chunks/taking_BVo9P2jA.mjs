import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { t as DAY_MS } from "./time_tYYEIZ3Z.mjs";
import { r as dialectOf, t as statement } from "./statement_BWdfYBP4.mjs";
import { r as expiryOf } from "./expiry_1SWRAkD1.mjs";
import { a as nextWalletChange, c as shares, i as isAvailable, r as earlier, s as openLots } from "./walletClock_AaMSR0eW.mjs";
import { a as entryOf, n as saveWallet, o as post, t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { n as raiseBoards } from "./raiseBoards_f8PAVQlI.mjs";
import { t as ScheduleTerms } from "./scheduleTerms_B2jxy170.mjs";
import { sql } from "kysely";
// src/lib/server/points/schedules/noteActivity.ts
/**
* Restarts the sliding periods that an activity of a learner resets: these lots are valid for a whole period again. An
* end date never becomes earlier. The wallet must be open; the caller saves it.
*/
async function noteActivity(tx, wallet, activity, { timeZone }) {
	let moved = false;
	for (const { version, terms } of await slidingBy(tx, activity)) {
		const end = expiryOf(terms, fromInstant(wallet.settled_at), timeZone);
		if (!end) continue;
		const { numUpdatedRows } = await tx.updateTable("lots").set(end).where("uid", "=", wallet.uid).where("remaining", ">", sql.lit(0)).where("schedule_version", "=", version).where("expires_at", "<", end.expires_at).executeTakeFirst();
		moved ||= numUpdatedRows > 0n;
	}
	if (moved) wallet.next_change_at = nextWalletChange(await openLots(tx, wallet.uid), wallet.settled_at);
}
/** The versions of sliding schedules that an activity resets; most sites have none or a few. */
async function slidingBy(reader, activity) {
	return (await slidingVersions.rows(reader, {})).flatMap(({ version, terms: text }) => {
		const terms = ScheduleTerms.parse(JSON.parse(text));
		return terms.type === "sliding" && terms.reset_by.includes(activity) ? [{
			version,
			terms
		}] : [];
	});
}
var slidingVersions = statement((reader) => reader.selectFrom("schedule_versions").select(["id as version", "terms"]).where("terms", "like", sql.lit("%\"type\":\"sliding\"%")).orderBy("id"));
// src/lib/server/points/schedules/scheduleFor.ts
/**
* The current version of a schedule; of the site's default if no schedule is given or the given one is not active.
* `null` if there is no default: then points do not expire. Locks the version, so that it cannot be deleted before the
* transaction ends.
*/
async function scheduleFor(tx, scheduleId) {
	const row = await currentVersion(tx, scheduleId);
	if (row) return {
		version: row.version,
		terms: ScheduleTerms.parse(JSON.parse(row.terms))
	};
	return scheduleId === null ? null : scheduleFor(tx, null);
}
function currentVersion(tx, scheduleId) {
	return tx.selectFrom("schedules").innerJoin("schedule_versions", (join) => join.onRef("schedule_versions.schedule_id", "=", "schedules.id").onRef("schedule_versions.version", "=", "schedules.version")).select(["schedule_versions.id as version", "schedule_versions.terms"]).where("schedules.status", "=", "active").where((eb) => eb.or([eb("schedules.id", "=", scheduleId ?? 0), eb("schedules.is_default", "=", 1)])).orderBy((eb) => eb.case().when("schedules.id", "=", scheduleId ?? 0).then(0).else(1).end()).limit(1).$if(dialectOf(tx) === "postgres", (query) => query.forKeyShare("schedule_versions")).executeTakeFirst();
}
// src/lib/server/points/award.ts
/** Awards points: writes one entry and one lot with its availability and expiry dates. */
async function award(tx, options, time) {
	const { uid, kind, points, reason, key, actor = null, rule = null, eventId = null, pendingDays = 0 } = options;
	const rulesRevision = options.rulesRevision ?? null;
	const wallet = await openWallet(tx, uid, time);
	const before = await entryOf(tx, key);
	if (before) return {
		entry: before,
		repeated: true
	};
	const schedule = await scheduleFor(tx, options.scheduleId ?? null);
	const earnedAt = fromInstant(wallet.settled_at);
	const expiry = schedule && expiryOf(schedule.terms, earnedAt, time.timeZone);
	const availableAt = toInstant(new Date(earnedAt.getTime() + pendingDays * DAY_MS));
	const isPending = pendingDays > 0;
	wallet[isPending ? "pending" : "points"] += points;
	wallet.lifetime_earned += points;
	const entry = await post(tx, wallet, {
		kind,
		amount: points,
		reason,
		key,
		actor,
		rule,
		event_id: eventId,
		rules_revision: rulesRevision
	});
	await tx.insertInto("lots").values({
		uid,
		entry_id: entry.id,
		amount: points,
		remaining: points,
		earned_at: wallet.settled_at,
		available_at: availableAt,
		expires_on: expiry?.expires_on ?? null,
		expires_at: expiry?.expires_at ?? null,
		schedule_version: schedule?.version ?? null
	}).execute();
	const changes = earlier(isPending ? availableAt : null, expiry?.expires_at ?? null);
	wallet.next_change_at = earlier(wallet.next_change_at, changes);
	if (kind === "earn") await noteActivity(tx, wallet, "earn", time);
	await saveWallet(tx, wallet);
	if (kind === "earn") await raiseBoards(tx, {
		uid,
		points,
		earnedAt: wallet.settled_at
	}, time);
	return {
		entry,
		repeated: false
	};
}
// src/lib/server/points/book/taking.ts
/**
* Takes points from the lots that can be spent at a time.
* @throws Error if the lots hold fewer points: then the wallet and its lots disagree, and nothing more may be written
*/
function availableShares(lots, points, at) {
	const taken = shares(lots.filter((lot) => isAvailable(lot, at)), points);
	const sum = taken.reduce((so, share) => so + share.points, 0);
	if (sum !== points) throw new Error(`The lots of ${lots[0]?.uid} hold ${sum} of ${points} points: reconcile.`);
	return taken;
}
/** When the wallet next changes by itself, after the shares are taken. */
function afterTaking(lots, taken, at) {
	const gone = new Map(taken.map(({ lot, points }) => [lot.id, points]));
	return nextWalletChange(lots.map((lot) => ({
		...lot,
		remaining: lot.remaining - (gone.get(lot.id) ?? 0)
	})), at);
}
export { slidingBy as a, noteActivity as i, availableShares as n, award as r, afterTaking as t };
