import { hash } from "node:crypto";
// src/lib/server/http/visitorCookies.ts
/** The language that a visitor chose in the footer. */
var LANGUAGE_COOKIE = "language";
/** The version of the cookie disclaimer that a user accepted: a new text is shown again. */
var DISCLAIMER_COOKIE = "disclaimer_agreed";
var marks = /* @__PURE__ */ new WeakMap();
/** The value of the disclaimer cookie for this text, the same in every language. */
function disclaimerMark(text) {
	const known = marks.get(text);
	if (known) return known;
	const mark = hash("sha256", JSON.stringify(text), "base64url").slice(0, 12);
	marks.set(text, mark);
	return mark;
}
/** Notes in the browser that the user has accepted the disclaimer, in any language. */
function rememberAgreement(cookies, { text, origin }) {
	cookies.set(DISCLAIMER_COOKIE, disclaimerMark(text), {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: origin.startsWith("https:"),
		maxAge: 31536e3
	});
}
export { rememberAgreement as i, LANGUAGE_COOKIE as n, disclaimerMark as r, DISCLAIMER_COOKIE as t };
