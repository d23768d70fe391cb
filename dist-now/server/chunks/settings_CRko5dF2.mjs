import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { r as storefrontFor } from "./page_CYxY293C.mjs";
import { n as StorefrontSettings } from "./storefront_j2TSTPQ0.mjs";
import { a as isSingle, n as criteriaOf, t as criteria } from "./criteria_DtCEnZ2t.mjs";
import { a as StorefrontType } from "./registry_DyvED6SM.mjs";
import { z } from "zod";
// src/pages/api/v2/storefront/settings.ts
var settings_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "By what the sections of a storefront can be restricted, and the current language.",
	access: "storefront_page",
	query: z.object({ type: StorefrontType.optional() }),
	answer: StorefrontSettings,
	async run({ query: { type: asked }, user, locals: { t, language } }) {
		const storefront = asked ?? storefrontFor(user);
		return { data: {
			restrictions: criteriaOf(storefront).map((type) => ({
				type,
				label: t(criteria[type].label),
				single: isSingle(type, storefront)
			})),
			current_language: language
		} };
	}
});
var ALL = otherMethods({ GET });
export { settings_exports as t };
