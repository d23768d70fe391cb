// src/lib/shared/paths.ts
/**
* The path that a redirect may lead to: a path of this site, otherwise `otherwise`. Refused are other hosts (`//host`,
* `https:`), and backslashes and control characters, which browsers read as slashes or drop.
*/
function sitePath(target, otherwise) {
	if (!target?.startsWith("/") || target.length > 2e3) return otherwise;
	if (/^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(target)) return otherwise;
	const base = "http://site.invalid";
	const url = URL.canParse(target, base) ? new URL(target, base) : void 0;
	return url?.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : otherwise;
}
/** The login page, which leads back to `path` (with its query) afterwards. */
function loginPath(path) {
	return `/user/login?redirectTo=${encodeURIComponent(path)}`;
}
/** A login or password page with the path to open afterwards; '' for none. */
function doorPath(path, redirectTo) {
	const target = sitePath(redirectTo, "");
	return target === "" ? path : `${path}?redirectTo=${encodeURIComponent(target)}`;
}
/** Whether a path is one of the pages for logging in or out, or for a new password. */
function isDoor(path) {
	return /^\/user\/(login|logout|password|mail)(?![^/?#])/.test(path);
}
/** The page after the login: the requested page, but never one for logging in or out. */
function afterLogin(redirectTo) {
	const path = sitePath(redirectTo, "/dashboard");
	return isDoor(path) ? "/dashboard" : path;
}
var apiBase = "/api/v2";
export { loginPath as a, isDoor as i, apiBase as n, sitePath as o, doorPath as r, afterLogin as t };
