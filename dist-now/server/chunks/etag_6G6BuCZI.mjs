import { hash } from "node:crypto";
// src/lib/server/http/etag.ts
/** A validator of a body; it is weak because the body is sent in several encodings (RFC 9110, 8.8.1). */
function etagOf(body) {
	return `W/"${hash("sha256", body, "base64url").slice(0, 22)}"`;
}
/** Whether an If-None-Match header names `etag`, by weak comparison (RFC 9110, 13.1.2). */
function isKnown(header, etag) {
	if (header === void 0) return false;
	if (header === etag || header.trim() === "*") return true;
	const wanted = opaque(etag);
	return header.split(",").some((listed) => opaque(listed.trim()) === wanted);
}
function opaque(etag) {
	return etag.startsWith("W/") ? etag.slice(2) : etag;
}
export { isKnown as n, etagOf as t };
