import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { c as tooMany } from "./refusal_BIBnmlLH.mjs";
import { hash } from "node:crypto";
// src/lib/server/db/throttle.ts
/** No window is longer, so older counters have no effect. */
var LONGEST_SECONDS = 86400;
/**
* Counts one try of `who` and returns for how many seconds no more tries are allowed: 0 below the limit. The window
* begins with the first try. Count before the work that is limited, in a separate transaction, so that simultaneous
* tries are all counted and a refusal does not undo the count.
*/
async function countTry(tx, limit, who, now) {
	const key = counter(limit, who);
	const begin = toInstant(now);
	const ended = toInstant(before(now, limit.seconds));
	const { hits, window_start } = await tx.insertInto("throttles").values({
		key,
		hits: 1,
		window_start: begin
	}).onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({
		hits: eb.case().when("throttles.window_start", "<=", ended).then(1).else(eb("throttles.hits", "+", 1)).end(),
		window_start: eb.case().when("throttles.window_start", "<=", ended).then(begin).else(eb.ref("throttles.window_start")).end()
	}))).returning(["hits", "window_start"]).executeTakeFirstOrThrow();
	if (hits === 1) await dropOld(tx, now);
	if (hits <= limit.tries) return 0;
	const wait = fromInstant(window_start).getTime() / 1e3 + limit.seconds - now.getTime() / 1e3;
	return Math.max(1, Math.ceil(wait));
}
/** The refusal of a try that came this number of seconds too early. */
function triedTooOften(seconds) {
	return tooMany(msg("Too many attempts. Try again in {{count}} minutes."), seconds);
}
/** Takes back one try that turned out to be no abuse. */
async function takeBackTry(tx, limit, who) {
	await tx.updateTable("throttles").set((eb) => ({ hits: eb("hits", "-", 1) })).where("key", "=", counter(limit, who)).where("hits", ">", 0).execute();
}
/** Deletes all tries of `who`. */
async function forgetTries(tx, limit, who) {
	await tx.deleteFrom("throttles").where("key", "=", counter(limit, who)).execute();
}
/** Hashed, because users sometimes type their password into the name field, and the text can have any length. */
function counter(limit, who) {
	return `${limit.name}:${hash("sha256", who, "base64url")}`;
}
async function dropOld(tx, now) {
	await tx.deleteFrom("throttles").where("window_start", "<", toInstant(before(now, LONGEST_SECONDS))).execute();
}
function before(now, seconds) {
	return /* @__PURE__ */ new Date(now.getTime() - seconds * 1e3);
}
export { triedTooOften as i, forgetTries as n, takeBackTry as r, countTry as t };
