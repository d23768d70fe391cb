import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { r as mayHandle } from "./currentUser_BoFFE5-O.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
import { a as confirmMailLetter, n as mailOwner, o as mailChangedMail, s as mailInUseLetter, t as linkOrigin, u as endMailedLinks } from "./forgottenPassword_B7s151uP.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { n as HOUR_MS } from "./time_tYYEIZ3Z.mjs";
import { i as triedTooOften, t as countTry } from "./throttle_CogfoY2F.mjs";
import { o as takenNames } from "./createUser_C80GET8E.mjs";
import { t as hashToken } from "./hashToken_BSlB6dcN.mjs";
import { randomBytes } from "node:crypto";
// src/lib/server/accounts/pendingMail.ts
var renameLimit = {
	name: "new-name:account",
	tries: 10,
	seconds: 3600
};
var mailboxLimit = {
	name: "new-name:mail",
	tries: 3,
	seconds: 3600
};
/**
* Counts a request for another username or email address, whether or not it is in use.
* @param mail the address that gets a link, if any
* @throws Refusal 429 after too many requests of one account or for one address
*/
async function admitNewAddress(db, { uid, mail, now }) {
	const wait = await db.transact(async (tx) => {
		const seconds = await countTry(tx, renameLimit, String(uid), now);
		return seconds > 0 || mail === null ? seconds : countTry(tx, mailboxLimit, foldKey(mail), now);
	});
	if (wait > 0) throw triedTooOften(wait);
}
/** Stores the new address of an account; it replaces a pending one, whose link becomes invalid. */
async function startMailChange(tx, { uid, mail, now }) {
	const token = randomBytes(32).toString("base64url");
	const pending = {
		mail: mail.trim(),
		mail_key: foldKey(mail),
		token_hash: hashToken(token),
		created: toInstant(now),
		expires: toInstant(new Date(now.getTime() + HOUR_MS))
	};
	await tx.deleteFrom("pending_mails").where("expires", "<=", toInstant(now)).execute();
	await tx.insertInto("pending_mails").values({
		uid,
		...pending
	}).onConflict((conflict) => conflict.column("uid").doUpdateSet(pending)).execute();
	return {
		uid,
		mail: pending.mail,
		token
	};
}
/** The address that waits for confirmation, or `null`. */
async function pendingMailOf(reader, uid, now) {
	return (await reader.selectFrom("pending_mails").select("mail").where("uid", "=", uid).where("expires", ">", toInstant(now)).executeTakeFirst())?.mail ?? null;
}
/** Keeps the old address and makes the link invalid. Does nothing if no change is pending. */
async function cancelMailChange(tx, uid) {
	await tx.deleteFrom("pending_mails").where("uid", "=", uid).execute();
}
/** The change that a link confirms; `undefined` if the link was used or has expired. */
function findMailChange(reader, token, now) {
	return reader.selectFrom("pending_mails").innerJoin("users", "users.uid", "pending_mails.uid").select([
		"users.uid",
		"users.full_name",
		"users.language",
		"users.name",
		"users.name_key"
	]).select([
		"users.mail",
		"users.mail_key",
		"pending_mails.mail as next",
		"pending_mails.mail_key as next_key"
	]).where("pending_mails.token_hash", "=", hashToken(token)).where("pending_mails.expires", ">", toInstant(now)).where("users.status", "=", "active").executeTakeFirst();
}
/**
* Makes the pending address the account's address. A username that was the old address follows. Returns the user with
* the old address.
* @throws Refusal 404 for a link that was used or has expired, or if another account has the address by now
*/
async function finishMailChange(db, { token, now }) {
	return db.transact(async (tx) => {
		const change = await findMailChange(tx, token, now);
		if (!change) throw mailLinkEnded();
		const { uid, full_name, language, mail, next, next_key } = change;
		const ended = await tx.deleteFrom("pending_mails").where("mail_key", "=", next_key).returning("uid").execute();
		const name = change.name_key === change.mail_key ? next : change.name;
		if ((await takenNames(tx, {
			name,
			mail: next,
			except: uid
		})).length > 0 || !ended.some((row) => row.uid === uid)) throw mailLinkEnded();
		await tx.updateTable("users").set({
			name,
			name_key: foldKey(name),
			mail: next,
			mail_key: next_key
		}).where("uid", "=", uid).execute();
		await endMailedLinks(tx, uid);
		return {
			uid,
			full_name,
			language,
			mail
		};
	});
}
/** The refusal of a link that confirms nothing. */
function mailLinkEnded() {
	return notFound(msg("This link was used before or has expired. Your email address has not changed."));
}
// src/lib/server/accounts/changeMail.ts
/**
* Mails the link to a new address. If the address already has an account, its owner gets a different mail instead; the
* user cannot see the difference, not even from the response time.
*/
function mailConfirmation(desk, pending) {
	mailOwner(desk, () => confirmationOf(desk, pending));
}
/**
* Mails a new link to the pending address; the link before it becomes invalid.
* @throws Refusal 404 if no change is pending or the user may not change the account, 429 after too many requests
*/
async function resendConfirmation(desk, { user, uid }) {
	const { runtime, now } = desk;
	const mail = mayHandle(user, uid) ? await pendingMailOf(runtime.db.reader, uid, now) : null;
	if (mail === null) throw notFound();
	await admitNewAddress(runtime.db, {
		uid,
		mail,
		now
	});
	mailConfirmation(desk, await runtime.db.transact((tx) => startMailChange(tx, {
		uid,
		mail,
		now
	})));
}
/**
* Keeps the old address.
* @throws Refusal 404 if the user may not change the account
*/
async function keepOldMail(db, { user, uid }) {
	if (!mayHandle(user, uid)) throw notFound();
	await db.transact((tx) => cancelMailChange(tx, uid));
}
/**
* Confirms an address with the link that was sent to it, and notifies the old address.
* @throws Refusal 404 for a link that was used or has expired
*/
async function confirmMail(desk, token) {
	const owner = await finishMailChange(desk.runtime.db, {
		token,
		now: desk.now
	});
	mailOwner(desk, () => mailChangedMail(desk.site, owner));
	return owner;
}
async function confirmationOf(desk, { uid, mail, token }) {
	const { reader } = desk.runtime.db;
	const origin = linkOrigin(desk);
	const people = await reader.selectFrom("users").select([
		"uid",
		"full_name",
		"mail",
		"mail_key",
		"language",
		"status"
	]).where((eb) => eb.or([eb("uid", "=", uid), eb("mail_key", "=", foldKey(mail))])).execute();
	const owner = people.find((person) => person.uid !== uid);
	if (owner) return owner.status === "active" ? mailInUseLetter(desk.site, owner, `${origin}/user/password`) : void 0;
	const person = people.find((found) => found.uid === uid);
	return person && confirmMailLetter(desk.site, {
		...person,
		mail
	}, `${origin}/user/mail/${token}`);
}
export { admitNewAddress as a, startMailChange as c, resendConfirmation as i, keepOldMail as n, findMailChange as o, mailConfirmation as r, pendingMailOf as s, confirmMail as t };
