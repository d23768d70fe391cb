import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { a as writeSessionCookie, i as signInCookies, n as readSessionCookie, o as writeSignInCookies, t as clearSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { n as findCurrentUser } from "./currentUser_BoFFE5-O.mjs";
import { r as refreshPassword } from "./freshPassword_CfgBtUnm.mjs";
import { t as meOf } from "./me_B3YbVtqP.mjs";
import { n as signOut, t as signIn } from "./signIn_kcmo_Bk0.mjs";
import { d as SignInBody, i as Me, o as PasswordBody } from "./people_CO5jA58C.mjs";
import { z } from "zod";
// src/pages/api/v2/session.ts
var session_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE,
	PATCH: () => PATCH,
	POST: () => POST
});
var POST = endpoint({
	summary: "Signs in with login name or mail address and password, and answers who that is.",
	access: "public",
	body: SignInBody,
	answer: Me,
	status: 201,
	idempotency: { heldBy: "nobody" },
	refuses: { 429: {} },
	async run({ body, cookies, locals: { db, origin, address, now, runtime } }) {
		const browser = {
			address,
			now,
			shared: runtime.config.demo,
			...signInCookies(cookies, origin)
		};
		const signedIn = await signIn(db, {
			...body,
			...browser
		});
		writeSignInCookies(cookies, origin, signedIn);
		return { data: meOf(await findCurrentUser(db.reader, signedIn.uid) ?? null) };
	}
});
var PATCH = endpoint({
	summary: "Confirms the own password, which what an administrator does may ask for (403 `password_needed`); the session gets a new secret.",
	access: "signed-in",
	body: PasswordBody,
	answer: z.null(),
	status: 204,
	async run({ body, user, cookies, locals: { db, origin, now } }) {
		const session = readSessionCookie(cookies, origin) ?? "";
		const next = await refreshPassword(db, {
			uid: user.uid,
			password: body.password,
			session,
			now
		});
		if (next) writeSessionCookie(cookies, origin, next);
		return { data: null };
	}
});
var DELETE = endpoint({
	summary: "Signs out; does nothing where nobody is signed in.",
	access: "public",
	answer: z.null(),
	status: 204,
	async run({ cookies, locals: { db, origin } }) {
		const token = readSessionCookie(cookies, origin);
		if (token) await signOut(db, token);
		clearSessionCookie(cookies, origin);
		return { data: null };
	}
});
var ALL = otherMethods({
	POST,
	PATCH,
	DELETE
});
export { session_exports as t };
