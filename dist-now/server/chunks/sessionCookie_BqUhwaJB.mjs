import "./sessions_CIpjvAM6.mjs";
// src/lib/server/http/sessionCookie.ts
/** Behind TLS this prefix makes the browser itself guarantee that the cookie is Secure and belongs to this host. */
var SECURE_NAME = "__Host-session";
var PLAIN_NAME = "session";
/** The session's secret that the browser sent, if any. */
function readSessionCookie(cookies, origin) {
	return cookies.get(cookieName(origin))?.value || void 0;
}
/** Sends the browser a session's secret. */
function writeSessionCookie(cookies, origin, token) {
	cookies.set(cookieName(origin), token, {
		...attributes(origin),
		maxAge: 1209600
	});
}
/** Removes the session's secret from the browser. */
function clearSessionCookie(cookies, origin) {
	cookies.set(cookieName(origin), "", {
		...attributes(origin),
		maxAge: 0
	});
}
/** The cookies of a browser that signs in: the session that ends, and the secret by which the browser is known. */
function signInCookies(cookies, origin) {
	return {
		replaces: readSessionCookie(cookies, origin),
		device: cookies.get(deviceName(origin))?.value || void 0
	};
}
/** Sends the browser the secret by which it is known, and a session's secret if one was opened. */
function writeSignInCookies(cookies, origin, { token, device }) {
	if (token !== void 0) writeSessionCookie(cookies, origin, token);
	cookies.set(deviceName(origin), device, {
		...attributes(origin),
		maxAge: 15552e3
	});
}
/** Both names: for the page cache, a browser with one of them is not a visitor. */
var sessionCookieNames = [SECURE_NAME, PLAIN_NAME];
function cookieName(origin) {
	return isSecure(origin) ? SECURE_NAME : PLAIN_NAME;
}
/** Not a session: a browser that is only known counts as a visitor. */
function deviceName(origin) {
	return isSecure(origin) ? "__Host-device" : "device";
}
function attributes(origin) {
	return {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: isSecure(origin)
	};
}
function isSecure(origin) {
	return origin.startsWith("https:");
}
export { writeSessionCookie as a, signInCookies as i, readSessionCookie as n, writeSignInCookies as o, sessionCookieNames as r, clearSessionCookie as t };
