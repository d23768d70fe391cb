import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as readSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { a as ApiKey, c as NewApiKey, i as revokeApiKey, o as ApiKeyBody, r as listApiKeys, s as ApiKeyPath, t as createApiKey } from "./apiKeys_CAyjRijZ.mjs";
import { n as needFreshPassword } from "./freshPassword_CfgBtUnm.mjs";
import { z } from "zod";
// src/pages/api/v2/api_keys/index.ts
var api_keys_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE,
	GET: () => GET,
	POST: () => POST
});
var GET = endpoint({
	summary: "Lists the API keys, without their secrets.",
	access: "site_settings",
	answer: ApiKey,
	list: true,
	async run({ locals: { db } }) {
		return { data: await listApiKeys(db.reader) };
	}
});
var POST = endpoint({
	summary: "Makes an API key for another program. Its secret is in this answer and nowhere else.",
	access: "site_settings",
	body: ApiKeyBody,
	answer: NewApiKey,
	secrets: ["secret"],
	status: 201,
	async run({ body, user, cookies, locals: { db, origin, now } }) {
		await needFreshPassword(db.reader, {
			session: readSessionCookie(cookies, origin) ?? "",
			now
		});
		return { data: await createApiKey(db, {
			...body,
			by: user.uid,
			now
		}) };
	}
});
var DELETE = endpoint({
	summary: "Revokes an API key: from then on it opens nothing. It stays in the list.",
	access: "site_settings",
	query: ApiKeyPath,
	answer: z.null(),
	refuses: { 404: {} },
	status: 204,
	async run({ query: { id }, cookies, locals: { db, origin, now } }) {
		await needFreshPassword(db.reader, {
			session: readSessionCookie(cookies, origin) ?? "",
			now
		});
		await revokeApiKey(db, id, now);
		return { data: null };
	}
});
var ALL = otherMethods({
	GET,
	POST,
	DELETE
});
export { api_keys_exports as t };
