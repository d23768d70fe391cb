import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, t as Refusal } from "./refusal_BIBnmlLH.mjs";
import { r as MINUTE_MS } from "./time_tYYEIZ3Z.mjs";
import { i as triedTooOften, n as forgetTries, t as countTry } from "./throttle_CogfoY2F.mjs";
import { r as verifyPassword } from "./passwords_D-8SfVNy.mjs";
import { t as hashToken } from "./hashToken_BSlB6dcN.mjs";
import { o as renewSession } from "./sessions_CIpjvAM6.mjs";
// src/lib/server/accounts/confirmPassword.ts
/** A stolen session must not allow guessing the password. */
var confirmLimit = {
	name: "confirm-password",
	tries: 10,
	seconds: 900
};
/**
* The problems of the password that a signed-in user typed to confirm a change.
* @throws Refusal 429 after too many wrong passwords
*/
async function confirmPassword(db, { uid, typed, now, path }) {
	if (!typed) return [{
		message: msg("Enter your current password to change this."),
		path,
		code: "required"
	}];
	const wait = await db.transact((tx) => countTry(tx, confirmLimit, String(uid), now));
	if (wait > 0) throw triedTooOften(wait);
	const user = await db.reader.selectFrom("users").select("password_hash").where("uid", "=", uid).executeTakeFirst();
	if (!await verifyPassword(user?.password_hash, typed)) return [{
		message: msg("This is not your current password."),
		path,
		code: "credentials"
	}];
	await db.transact((tx) => forgetTries(tx, confirmLimit, String(uid)));
	return [];
}
/** Whether the user of this session gave the password a short time ago. */
async function isPasswordFresh(reader, { session, now }) {
	return await reader.selectFrom("sessions").select("uid").where("token_hash", "=", hashToken(session)).where("created", ">", toInstant(/* @__PURE__ */ new Date(now.getTime() - 15 * MINUTE_MS))).executeTakeFirst() !== void 0;
}
/**
* Allows only users who gave the password a short time ago.
* @throws Refusal 403 `password_needed`: `PATCH session` with the password first
*/
async function needFreshPassword(reader, asked) {
	if (await isPasswordFresh(reader, asked)) return;
	const message = msg("Confirm your password to do this.");
	throw new Refusal(403, [{
		message,
		path: "",
		code: "password_needed"
	}]);
}
/**
* Confirms the password of a signed-in user and returns the session's new secret.
* @throws Refusal 400 for a wrong password, 429 after too many of them
*/
async function refreshPassword(db, { uid, password, session, now }) {
	const problems = await confirmPassword(db, {
		uid,
		typed: password,
		now,
		path: "password"
	});
	if (problems.length > 0) throw invalid(problems);
	return db.transact((tx) => renewSession(tx, session, now));
}
export { confirmPassword as i, needFreshPassword as n, refreshPassword as r, isPasswordFresh as t };
