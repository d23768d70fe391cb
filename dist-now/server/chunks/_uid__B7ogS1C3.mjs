import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { a as writeSessionCookie, n as readSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { r as mayHandle } from "./currentUser_BoFFE5-O.mjs";
import { t as findUser } from "./listUsers_CpNMwQiW.mjs";
import { s as pendingMailOf } from "./changeMail_BilnRciT.mjs";
import { t as saveAccount } from "./saveAccount_4a-rWUis.mjs";
import { h as UserPath, p as UserChanges, t as Account } from "./people_CO5jA58C.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
// src/lib/server/accounts/visibleAccount.ts
/** Returns the account with this uid if the user may see it: their own, or any for administrators. */
async function visibleAccount(reader, { user, uid, now }) {
	const account = mayHandle(user, uid) ? await findUser(reader, uid) : void 0;
	return account && {
		...account,
		pending_mail: await pendingMailOf(reader, uid, now)
	};
}
// src/pages/api/v2/users/[uid]/index.ts
var _uid__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	PATCH: () => PATCH
});
var GET = endpoint({
	summary: "One person: oneself, or anybody for administrators.",
	access: "signed-in",
	params: UserPath,
	answer: Account,
	run: async (call) => ({ data: await seen(call) })
});
var PATCH = endpoint({
	summary: "Changes an account: one’s own, or anybody’s for administrators. The own login name, mail address and password need `current_password`; an own new mail address is `pending_mail` until the link sent to it is opened. Changing roles, or another person’s login name or mail address, needs a sign-in or `current_password` of the last 15 minutes. Roles, status and organisations are for administrators only.",
	access: "signed-in",
	params: UserPath,
	current: {
		read: seen,
		derived: ["last_login"]
	},
	refuses: { 429: {} },
	body: UserChanges,
	answer: Account,
	async run({ params: { uid }, body, user, cookies, locals }) {
		const { session } = await saveAccount(locals, {
			user,
			uid,
			changes: body,
			session: readSessionCookie(cookies, locals.origin) ?? ""
		});
		if (session) writeSessionCookie(cookies, locals.origin, session);
		return { data: await seen({
			params: { uid },
			user,
			locals
		}) };
	}
});
async function seen({ params, user, locals: { db, now } }) {
	const account = await visibleAccount(db.reader, {
		user,
		uid: params.uid,
		now
	});
	if (!account) throw notFound();
	return account;
}
var ALL = otherMethods({
	GET,
	PATCH
});
export { _uid__exports as t };
