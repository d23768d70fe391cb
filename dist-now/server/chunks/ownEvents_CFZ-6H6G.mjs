import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { t as unlessConstraintBroken } from "./unlessConstraintBroken_DzHbm4yS.mjs";
import { t as siteFacts } from "./siteFacts_B-pSMqiB.mjs";
import { t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { t as recordEvent } from "./recordEvent_WsFhsbGt.mjs";
// src/lib/server/points/earning/ownEvents.ts
/** The source of events on the site itself. */
var SITE = "site";
/** Opens a learner's wallet. The returned `record` records events on the site after the changes that they stand for. */
async function recordInside(tx, uid, now) {
	const time = {
		now,
		timeZone: (await siteFacts(tx)).timeZone
	};
	await openWallet(tx, uid, time);
	return { async record(type, { trainingId = null } = {}) {
		const name = [
			type,
			uid,
			trainingId,
			once[type]?.(time) ?? toInstant(now)
		].filter((part) => part !== null);
		await recordEvent(tx, {
			source: SITE,
			type,
			uid,
			score: null,
			external_id: name.join(":"),
			training_id: trainingId,
			at: toInstant(now)
		}, time);
	} };
}
/** The triggers that count once: in a lifetime or in a day. */
var once = {
	first_login: () => "ever",
	profile_completed: () => "ever",
	daily_login: ({ now, timeZone }) => dayOf(now, timeZone).toString()
};
/** Records a sign-in. A wallet with inconsistent numbers stays unchanged, so that its owner can still sign in. */
async function recordSignIn(tx, { uid, isFirst, now }) {
	await unlessConstraintBroken(tx, async () => {
		const points = await recordInside(tx, uid, now);
		if (isFirst) await points.record("first_login");
		await points.record("daily_login");
	});
}
/** Records the first visit of a user on each day of the site's clock. */
async function recordLogin(tx, uid, now) {
	if (await isRecorded(tx, uid, "daily_login", dayOf(now, (await siteFacts(tx)).timeZone).toString())) return;
	await recordSignIn(tx, {
		uid,
		isFirst: false,
		now
	});
}
/** Records that a user has completed the profile, the first time only. */
async function recordProfile(tx, uid, now) {
	if (await isRecorded(tx, uid, "profile_completed", "ever")) return;
	await (await recordInside(tx, uid, now)).record("profile_completed");
}
/** Checks before the wallet is locked: in most cases there is nothing to do. */
async function isRecorded(reader, uid, type, when) {
	return await reader.selectFrom("learning_events").select("id").where("source", "=", SITE).where("external_id", "=", `${type}:${uid}:${when}`).executeTakeFirst() !== void 0;
}
export { recordSignIn as i, recordLogin as n, recordProfile as r, recordInside as t };
