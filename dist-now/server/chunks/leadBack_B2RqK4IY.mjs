import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/lib/server/http/leadBack.ts
/** Stores the message of a refusal until the next page has shown it. */
var COOKIE = "refused";
var SECONDS = 60;
/** In characters; a browser keeps 4 KB of a cookie, in which an Arabic letter needs six bytes. */
var LONGEST = 500;
/**
* Redirects to a page after its form was refused. The page shows the message of the refusal, which is sent in a cookie,
* because anyone can write an address. A problem of a single field becomes the general message.
*/
function leadBack({ cookies, locals, redirect }, page, problems) {
	const words = problems.filter(({ path }) => path === "").map(({ message }) => message);
	if (words.length === 0) return redirect(withNotice(page, "failed"), 303);
	cookies.set(COOKIE, words.join(" ").slice(0, LONGEST), {
		...attributes(locals.origin),
		maxAge: SECONDS
	});
	return redirect(page, 303);
}
/** The message of the refusal that led to this page, once; '' if there is none. */
function takeRefusal(cookies, origin) {
	const words = cookies.get(COOKIE)?.value ?? "";
	if (words) cookies.set(COOKIE, "", {
		...attributes(origin),
		maxAge: 0
	});
	return words;
}
function attributes(origin) {
	return {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: origin.startsWith("https:")
	};
}
export { takeRefusal as n, leadBack as t };
