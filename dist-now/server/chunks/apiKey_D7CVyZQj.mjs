import { t as msg } from "./message_DmblFCuN.mjs";
import { i as denied, t as Refusal } from "./refusal_BIBnmlLH.mjs";
import { n as keyHolder } from "./apiKeys_CAyjRijZ.mjs";
// src/lib/server/http/apiKey.ts
/**
* Returns the holder of the API key of a request: `Authorization: Bearer KEY` (RFC 6750), or the key as the password of
* Basic (RFC 7617), as many xAPI clients send it.
* @throws Refusal 401 for a key that is missing, unknown or revoked; 403 for a key with another scope
*/
async function admittedByKey(request, scope, { db, now }) {
	const secret = secretIn(request.headers.get("authorization") ?? "");
	if (!secret) throw keyNeeded(msg("Send an API key with this call."));
	const holder = await keyHolder(db, secret, now);
	if (!holder) throw keyNeeded(msg("This API key is not known, or it was revoked."));
	if (!holder.scopes.includes(scope)) throw denied(msg("This API key is not meant for that."));
	return holder;
}
/** Whether a request has a key; another site cannot make a browser send one. */
function bringsKey(request) {
	return secretIn(request.headers.get("authorization") ?? "") !== "";
}
function secretIn(authorization) {
	const [, scheme = "", credentials = ""] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization) ?? [];
	if (scheme.toLowerCase() !== "basic") return credentials;
	const pair = Buffer.from(credentials, "base64").toString();
	return pair.slice(pair.indexOf(":") + 1);
}
function keyNeeded(message) {
	return new Refusal(401, [{
		message,
		path: "",
		code: "key_needed"
	}], { headers: { "WWW-Authenticate": "Bearer realm=\"API\", Basic realm=\"API\"" } });
}
export { bringsKey as n, admittedByKey as t };
