import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as readSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { i as revokeApiKey, s as ApiKeyPath } from "./apiKeys_CAyjRijZ.mjs";
import { n as needFreshPassword } from "./freshPassword_CfgBtUnm.mjs";
import { z } from "zod";
// src/pages/api/v2/api_keys/[id].ts
var _id__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE
});
var DELETE = endpoint({
	summary: "Revokes an API key: from then on it opens nothing. It stays in the list.",
	access: "site_settings",
	params: ApiKeyPath,
	answer: z.null(),
	status: 204,
	async run({ params: { id }, cookies, locals: { db, origin, now } }) {
		await needFreshPassword(db.reader, {
			session: readSessionCookie(cookies, origin) ?? "",
			now
		});
		await revokeApiKey(db, id, now);
		return { data: null };
	}
});
var ALL = otherMethods({ DELETE });
export { _id__exports as t };
