import { hash } from "node:crypto";
// src/lib/server/people/hashToken.ts
/** The SHA-256 of a random secret: the database stores this and never the secret itself. */
function hashToken(token) {
	return hash("sha256", token, "base64url");
}
export { hashToken as t };
