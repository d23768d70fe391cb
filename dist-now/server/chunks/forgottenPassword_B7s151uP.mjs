import { r as doorPath } from "./paths_C2R0dYgq.mjs";
import { n as mailFailure, t as sendMail } from "./sendMail_C-9WXxfX.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, o as notFound } from "./refusal_BIBnmlLH.mjs";
import { n as HOUR_MS } from "./time_tYYEIZ3Z.mjs";
import { i as triedTooOften, t as countTry } from "./throttle_CogfoY2F.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
import { t as hashToken } from "./hashToken_BSlB6dcN.mjs";
import { c as forgetDevices, r as closeSessionsOf, u as rememberDevice } from "./sessions_CIpjvAM6.mjs";
import { t as callerOf } from "./network_Trw5Ye4a.mjs";
import { t as passwordProblems } from "./passwordPolicy_C9Z4SVgP.mjs";
import { t as hashPassword } from "./passwords_D-8SfVNy.mjs";
import { r as readerText } from "./readerText_CtbWXqot.mjs";
import { randomBytes } from "node:crypto";
// src/lib/server/accounts/mailedLinks.ts
/** Makes every unused link invalid that was mailed about an account, for a new password or a new email address. */
async function endMailedLinks(tx, uid) {
	await tx.deleteFrom("password_resets").where("uid", "=", uid).where("used", "is", null).execute();
	await tx.deleteFrom("pending_mails").where("uid", "=", uid).execute();
}
// src/lib/server/accounts/passwordReset.ts
var mailLimit = {
	name: "password-reset:mail",
	tries: 3,
	seconds: 3600
};
var resetAddressLimit = {
	name: "password-reset:address",
	tries: 20,
	seconds: 3600
};
/**
* Counts a request for a new password, for known and unknown addresses.
* @throws Refusal 429 after too many requests for one email address or from one network address
*/
async function admitReset(db, ask) {
	const wait = await db.transact(async (tx) => {
		const seconds = await countTry(tx, resetAddressLimit, callerOf(ask.address), ask.now);
		return seconds > 0 ? seconds : countTry(tx, mailLimit, foldKey(ask.mail), ask.now);
	});
	if (wait > 0) throw triedTooOften(wait);
}
/**
* Creates the secret of a link for the active account with this email address, if there is one; it works once, for an
* hour.
*/
async function startReset(db, { mail, now }) {
	const to = await db.reader.selectFrom("users").select([
		"uid",
		"full_name",
		"mail",
		"language"
	]).where("mail_key", "=", foldKey(mail)).where("status", "=", "active").executeTakeFirst();
	if (!to) return void 0;
	const token = randomBytes(32).toString("base64url");
	await db.transact(async (tx) => {
		await tx.deleteFrom("password_resets").where("expires", "<=", toInstant(now)).execute();
		await tx.insertInto("password_resets").values({
			token_hash: hashToken(token),
			uid: to.uid,
			created: toInstant(now),
			expires: toInstant(new Date(now.getTime() + HOUR_MS)),
			used: null
		}).execute();
	});
	return {
		to,
		token
	};
}
/** The account of a link's secret; `undefined` if the link was used or has expired. */
function findReset(reader, token, now) {
	return reader.selectFrom("password_resets").innerJoin("users", "users.uid", "password_resets.uid").select([
		"users.uid",
		"users.name",
		"users.mail",
		"users.full_name",
		"users.language"
	]).where("password_resets.token_hash", "=", hashToken(token)).where("password_resets.used", "is", null).where("password_resets.expires", ">", toInstant(now)).where("users.status", "=", "active").executeTakeFirst();
}
/**
* Sets a new password with a mailed link and ends every session and every other link of the account. Returns the user
* to notify, and the secret with which this browser can sign in even while others try many passwords.
* @throws Refusal 404 for a link that was used or has expired, 400 for a password that is not allowed
*/
async function finishReset(db, { token, password, now }) {
	const user = await findReset(db.reader, token, now);
	if (!user) throw linkEnded();
	const problems = passwordProblems(password, [
		user.name,
		user.mail,
		user.full_name
	], "password");
	if (problems.length > 0) throw invalid(problems);
	const hash = await hashPassword(password);
	return db.transact(async (tx) => {
		if ((await tx.updateTable("password_resets").set({ used: toInstant(now) }).where("token_hash", "=", hashToken(token)).where("used", "is", null).executeTakeFirst()).numUpdatedRows === 0n) throw linkEnded();
		await endMailedLinks(tx, user.uid);
		await tx.updateTable("users").set({ password_hash: hash }).where("uid", "=", user.uid).execute();
		await closeSessionsOf(tx, user.uid);
		await forgetDevices(tx, user.uid);
		return {
			...user,
			device: await rememberDevice(tx, {
				uid: user.uid,
				device: void 0,
				now
			})
		};
	});
}
function linkEnded() {
	return notFound(msg("This link was used before or has expired. Ask for a new one."));
}
// src/lib/server/accounts/securityMails.ts
/** The mail with the link for choosing a new password. */
function passwordLinkMail(site, to, link) {
	const { language, t, name } = words(site, to);
	return {
		to: {
			name: to.full_name,
			mail: to.mail
		},
		language,
		subject: t("Choose a new password for {{site}}", { site: name }),
		parts: [
			t("Hello {{name}},", { name: to.full_name }),
			t("Someone, most likely you, asked for a new password for your account at {{site}}.", { site: name }),
			{
				label: t("Choose a new password"),
				href: link
			},
			t("The link works once, within one hour. If you did not ask for it, ignore this email: nothing has changed.")
		]
	};
}
/** The mail that says that the password has changed; an owner who did not change it can still act. */
function passwordChangedMail(site, to, link) {
	const { language, t, name } = words(site, to);
	return {
		to: {
			name: to.full_name,
			mail: to.mail
		},
		language,
		subject: t("Your password for {{site}} has been changed", { site: name }),
		parts: [
			t("Hello {{name}},", { name: to.full_name }),
			t("The password of your account at {{site}} has just been changed, and other devices were logged out.", { site: name }),
			t("If this was not you, choose a new password immediately:"),
			{
				label: t("Choose a new password"),
				href: link
			}
		]
	};
}
/** Goes to the old address, because an attacker who took over the account has the new one. */
function mailChangedMail(site, to) {
	const { language, t, name } = words(site, to);
	return {
		to: {
			name: to.full_name,
			mail: to.mail
		},
		language,
		subject: t("Your email address at {{site}} has been changed", { site: name }),
		parts: [
			t("Hello {{name}},", { name: to.full_name }),
			t("From now on, emails from {{site}} about your account go to another address.", { site: name }),
			t("If that was not you, contact the site’s administrators at once.")
		]
	};
}
/** Goes to the new address of an account; opening the link proves that the user reads its mails. */
function confirmMailLetter(site, to, link) {
	const { language, t, name } = words(site, to);
	return {
		to: {
			name: to.full_name,
			mail: to.mail
		},
		language,
		subject: t("Confirm your email address for {{site}}", { site: name }),
		parts: [
			t("Hello {{name}},", { name: to.full_name }),
			t("Your account at {{site}} will use this email address once you confirm it.", { site: name }),
			{
				label: t("Confirm your email address"),
				href: link
			},
			t("The link works once, within one hour. If you did not ask for it, ignore this email: nothing has changed.")
		]
	};
}
/** Goes to the owner of an address that another account wants to use. */
function mailInUseLetter(site, to, link) {
	const { language, t, name } = words(site, to);
	return {
		to: {
			name: to.full_name,
			mail: to.mail
		},
		language,
		subject: t("Your email address at {{site}}", { site: name }),
		parts: [
			t("Hello {{name}},", { name: to.full_name }),
			t("Someone wants to use this email address for another account at {{site}}. It belongs to your account and stays there.", { site: name }),
			t("If this was you, log in with this address. If you do not know the password, choose a new one:"),
			{
				label: t("Choose a new password"),
				href: link
			},
			t("If that was not you, ignore this email: nothing has changed.")
		]
	};
}
function words(site, { language: own }) {
	const { default_language, site_name } = site.general;
	const language = own ?? default_language;
	return {
		language,
		t: site.translator(language),
		name: readerText(site_name, {
			language,
			siteLanguage: default_language
		})
	};
}
// src/lib/server/accounts/forgottenPassword.ts
/**
* Sends the link for a new password to the owner of an email address. It returns before it has checked whether there is
* an account, so that neither the response nor its time shows this; the mail is sent afterwards.
* @param redirectTo the page to open after the login; the link includes it
* @throws Refusal 429 after too many requests
*/
async function mailPasswordLink(desk, { mail, address, redirectTo = "" }) {
	const { runtime, now } = desk;
	await admitReset(runtime.db, {
		mail,
		address,
		now
	});
	const mailed = sendLink(desk, mail, redirectTo).catch((error) => {
		runtime.log.error({ err: mailFailure(error) }, "the link for a new password could not be mailed");
	});
	runtime.pendingWork.note(mailed);
}
/**
* Sets a new password with a mailed link, and notifies the owner.
* @throws Refusal 404 for a link that was used or has expired, 400 for a password that is not allowed
*/
async function replacePassword(desk, ask) {
	const to = await finishReset(desk.runtime.db, {
		...ask,
		now: desk.now
	});
	mailOwner(desk, () => passwordChangedMail(desk.site, to, `${linkOrigin(desk)}/user/password`));
	return to;
}
/** Mails the owner of an account. The change stays even if the mail cannot be sent. */
function mailOwner(desk, write) {
	desk.runtime.pendingWork.note(send(desk, write));
}
async function send({ runtime, now }, write) {
	try {
		const letter = await write();
		if (letter) await sendMail(runtime.config, letter, now);
	} catch (error) {
		runtime.log.error({ err: mailFailure(error) }, "the mail about a change of an account could not be sent");
	}
}
async function sendLink(desk, mail, redirectTo) {
	const { runtime, site, now } = desk;
	const origin = linkOrigin(desk);
	const reset = await startReset(runtime.db, {
		mail,
		now
	});
	if (!reset) return;
	const link = `${origin}${doorPath(`/user/password/${reset.token}`, redirectTo)}`;
	await sendMail(runtime.config, passwordLinkMail(site, reset.to, link), now);
}
/**
* The scheme and host of links in mails. The client chooses the host of a request, and a link with a secret must not
* lead to another site: only the demo, which has one reader, uses the request's host.
* @throws Error if SITE_URL is not set
*/
function linkOrigin({ runtime, origin }) {
	const { siteUrl, smtpUrl, demo } = runtime.config;
	if (siteUrl === "" && (smtpUrl !== "" || !demo)) throw new Error("SITE_URL is not set: mails cannot lead to this site.");
	return siteUrl || origin;
}
export { confirmMailLetter as a, passwordChangedMail as c, replacePassword as i, findReset as l, mailOwner as n, mailChangedMail as o, mailPasswordLink as r, mailInUseLetter as s, linkOrigin as t, endMailedLinks as u };
