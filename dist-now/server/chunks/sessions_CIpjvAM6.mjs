import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { t as DAY_MS } from "./time_tYYEIZ3Z.mjs";
import { t as hashToken } from "./hashToken_BSlB6dcN.mjs";
import { t as statement } from "./statement_BWdfYBP4.mjs";
import { t as unlessConstraintBroken } from "./unlessConstraintBroken_DzHbm4yS.mjs";
import { t as siteFacts } from "./siteFacts_B-pSMqiB.mjs";
import { n as saveWallet, t as openWallet } from "./openWallet_Dwf2QsxC.mjs";
import { a as slidingBy, i as noteActivity } from "./taking_BVo9P2jA.mjs";
import { n as findCurrentUser } from "./currentUser_BoFFE5-O.mjs";
import { n as recordLogin } from "./ownEvents_CFZ-6H6G.mjs";
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
var MOST_DEVICES = 20;
/** Whether this browser signed in to the account before. */
async function isKnownDevice(reader, { uid, device, now }) {
	if (!device) return false;
	return await reader.selectFrom("known_devices").select("uid").where("token_hash", "=", hashToken(device)).where("uid", "=", uid).where("seen", ">", oldest(now)).executeTakeFirst() !== void 0;
}
/**
* Notes that this browser signed in and returns its new secret. The other accounts that signed in there stay known; a
* copy of the old secret becomes invalid.
*/
async function rememberDevice(tx, { uid, device, now }) {
	const secret = randomBytes(32).toString("base64url");
	const token_hash = hashToken(secret);
	if (device) {
		const old = hashToken(device);
		await tx.deleteFrom("known_devices").where("token_hash", "=", old).where("uid", "=", uid).execute();
		await tx.updateTable("known_devices").set({ token_hash }).where("token_hash", "=", old).execute();
	}
	await tx.insertInto("known_devices").values({
		token_hash,
		uid,
		seen: toInstant(now)
	}).execute();
	await tx.deleteFrom("known_devices").where("uid", "=", uid).where("token_hash", "!=", token_hash).where((eb) => eb.or([eb("seen", "<=", oldest(now)), eb("token_hash", "not in", eb.selectFrom("known_devices as newest").select("newest.token_hash").where("newest.uid", "=", uid).orderBy("newest.seen", "desc").limit(MOST_DEVICES))])).execute();
	return secret;
}
/** Forgets all browsers of a user, after a change of the password. */
async function forgetDevices(tx, uid) {
	await tx.deleteFrom("known_devices").where("uid", "=", uid).execute();
}
function oldest(now) {
	return toInstant(/* @__PURE__ */ new Date(now.getTime() - 180 * DAY_MS));
}
// src/lib/shared/points/sameDay.ts
var known;
/**
* Whether two times are on the same day in `timeZone` (IANA). It remembers the last day: every request asks, and the
* calendar takes longer than a statement of the database.
*/
function isSameDay(one, other, timeZone) {
	if (!known || known.timeZone !== timeZone || !isWithin(known, one)) known = dayAround(one, timeZone);
	return isWithin(known, other);
}
function isWithin({ starts, ends }, moment) {
	return moment.getTime() >= starts && moment.getTime() < ends;
}
function dayAround(moment, timeZone) {
	const start = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
	const next = start.toPlainDate().add({ days: 1 }).toZonedDateTime(timeZone);
	return {
		timeZone,
		starts: start.epochMilliseconds,
		ends: next.epochMilliseconds
	};
}
// src/lib/server/points/schedules/noteLogin.ts
/** Restarts the sliding periods that a login resets. */
async function noteLogin(tx, uid, now) {
	const versions = (await slidingBy(tx, "login")).map(({ version }) => version);
	if (versions.length === 0) return;
	if (!await tx.selectFrom("lots").select("id").where("uid", "=", uid).where("remaining", ">", sql.lit(0)).where("schedule_version", "in", versions).limit(1).executeTakeFirst()) return;
	const { timeZone } = await siteFacts(tx);
	await unlessConstraintBroken(tx, async () => {
		const wallet = await openWallet(tx, uid, { now });
		await noteActivity(tx, wallet, "login", { timeZone });
		await saveWallet(tx, wallet);
	});
}
/** A session ends this long after the password was given, even if it is in use. */
var LIFE_DAYS = 90;
/** `last_seen` is updated at most this often and on each new day, so that reading pages does not write. */
var SEEN_MINUTES = 60;
/** Opens a session and returns its secret, of which only a hash is stored. */
async function openSession(tx, { uid, now }) {
	const token = randomBytes(32).toString("base64url");
	await tx.insertInto("sessions").values({
		token_hash: hashToken(token),
		uid,
		created: toInstant(now),
		last_seen: toInstant(now),
		expires: expiry(now, now)
	}).execute();
	await tx.deleteFrom("sessions").where("expires", "<", toInstant(now)).execute();
	await noteLogin(tx, uid, now);
	return token;
}
/** Ends a user's oldest sessions beyond the limit; the new one stays. */
async function endOldSessions(tx, uid, token) {
	const opened = hashToken(token);
	const others = tx.selectFrom("sessions").select("token_hash").where("uid", "=", uid).where("token_hash", "!=", opened).orderBy("created", "desc").limit(19);
	await tx.deleteFrom("sessions").where("uid", "=", uid).where("token_hash", "!=", opened).where("token_hash", "not in", others).execute();
}
/**
* The user of a session's secret; `undefined` for an unknown or ended session and a blocked account.
* @param timeZone the site's time zone (IANA), in which a new day begins
*/
async function sessionUser(db, token, now, timeZone = "UTC") {
	const session = await found.row(db.reader, {
		token_hash: hashToken(token),
		at: toInstant(now)
	});
	if (!session) return void 0;
	if (isToBeSeen(fromInstant(session.last_seen), now, timeZone)) await db.transact((tx) => see(tx, session, now));
	return findCurrentUser(db.reader, session.uid);
}
/**
* Gives the session of a user who has just confirmed the password a new secret and a new lifetime; a copy of the old
* secret becomes invalid. Returns the new secret, or `undefined` if there is no such session.
*/
async function renewSession(tx, token, now) {
	const next = randomBytes(32).toString("base64url");
	const { numUpdatedRows } = await tx.updateTable("sessions").set({
		token_hash: hashToken(next),
		created: toInstant(now),
		last_seen: toInstant(now),
		expires: expiry(now, now)
	}).where("token_hash", "=", hashToken(token)).executeTakeFirstOrThrow();
	return numUpdatedRows > 0n ? next : void 0;
}
/** Ends one session; an unknown one is no error. */
async function closeSession(tx, token) {
	await tx.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute();
}
/** Ends every session of a user: after a password change, or when an account is blocked. */
async function closeSessionsOf(tx, uid) {
	await tx.deleteFrom("sessions").where("uid", "=", uid).execute();
}
/** Ends every session of a user except the current one: after a change of their own password. */
async function closeOtherSessionsOf(tx, uid, kept) {
	await tx.deleteFrom("sessions").where("uid", "=", uid).where("token_hash", "!=", hashToken(kept)).execute();
}
var found = statement((reader, { token_hash, at }) => reader.selectFrom("sessions").select([
	"token_hash",
	"uid",
	"created",
	"last_seen"
]).where("token_hash", "=", token_hash).where("expires", ">", at));
/** The first request of a day also counts, even shortly after the request before it. */
function isToBeSeen(last, now, timeZone) {
	if (now.getTime() - last.getTime() > SEEN_MINUTES * 6e4) return true;
	return now > last && !isSameDay(last, now, timeZone);
}
async function see(tx, session, now) {
	await tx.updateTable("sessions").set({
		last_seen: toInstant(now),
		expires: expiry(now, fromInstant(session.created))
	}).where("token_hash", "=", session.token_hash).execute();
	await noteLogin(tx, session.uid, now);
	await recordLogin(tx, session.uid, now);
}
function expiry(now, created) {
	const slides = now.getTime() + 14 * DAY_MS;
	return toInstant(new Date(Math.min(slides, created.getTime() + LIFE_DAYS * DAY_MS)));
}
export { openSession as a, forgetDevices as c, endOldSessions as i, isKnownDevice as l, closeSession as n, renewSession as o, closeSessionsOf as r, sessionUser as s, closeOtherSessionsOf as t, rememberDevice as u };
