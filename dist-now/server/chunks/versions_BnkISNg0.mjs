import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { c as Page, f as pageMeta, n as Id, r as Instant } from "./common_BQnAGUxS.mjs";
import { r as storedRules, s as RulesDocument } from "./currentRules_AvONL6JP.mjs";
import { z } from "zod";
// src/lib/server/points/earning/listRulesVersions.ts
/** Small, because a document has up to 50 rules. */
var VERSIONS_PAGE = 10;
/** The saved versions of the earning rules, the newest first. */
async function listRulesVersions(reader, { page = 0, limit = VERSIONS_PAGE }) {
	const { total } = await reader.selectFrom("rules_versions").select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
	return {
		data: (await reader.selectFrom("rules_versions").leftJoin("users", "users.uid", "saved_by").select([
			"revision",
			"document",
			"saved_at",
			"saved_by",
			"full_name"
		]).orderBy("revision", "desc").limit(limit).offset(page * limit).execute()).map(({ revision, document, saved_at, saved_by, full_name }) => ({
			revision,
			saved_at,
			saved_by: saved_by === null ? null : {
				uid: saved_by,
				full_name: full_name ?? ""
			},
			rules: storedRules(document, revision).document
		})),
		meta: pageMeta(page, limit, total)
	};
}
// src/lib/shared/contract/rulesVersions.ts
var RulesVersionsQuery = Page;
/** One saved version of the earning rules. */
var RulesVersion = z.strictObject({
	revision: z.int().positive(),
	saved_at: Instant,
	/** `null` if it is not known who saved it. */
	saved_by: z.strictObject({
		uid: Id,
		full_name: z.string()
	}).nullable(),
	rules: RulesDocument
});
// src/pages/api/v2/settings/incentives/rules/versions.ts
var versions_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Every version of the earning rules that was saved, the newest first; an entry names the one that gave it.",
	access: "incentives_settings",
	query: RulesVersionsQuery,
	answer: RulesVersion,
	list: true,
	run: ({ query, locals: { db } }) => listRulesVersions(db.reader, query)
});
var ALL = otherMethods({ GET });
export { versions_exports as t };
