import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as requestLanguage } from "./language_BpTWgtjf.mjs";
import { t as publicStorefront } from "./publicStorefront_CSqvw8TT.mjs";
import { i as storefrontVisit } from "./page_CYxY293C.mjs";
import { l as PathId, o as LanguageCode } from "./common_BQnAGUxS.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { r as PublicSection } from "./storefront_BSACPTuE.mjs";
import { z } from "zod";
// src/pages/api/v2/storefront_sections/[id].ts
var _id__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "One section of the user’s storefront, in the language that is asked for.",
	access: "storefront_page",
	params: z.object({ id: PathId }),
	query: z.object({ language: z.union([z.literal("origin"), LanguageCode]).optional() }),
	answer: PublicSection,
	async run({ params, query, locals }) {
		const visit = storefrontVisit(locals);
		const shownIn = requestLanguage(locals.site, {
			query: query.language ?? null,
			cookie: visit.language
		});
		const { sections } = await publicStorefront(locals.runtime, visit, shownIn);
		const section = sections.find(({ id }) => id === params.id);
		if (!section) throw notFound();
		return { data: section };
	}
});
var ALL = otherMethods({ GET });
export { _id__exports as t };
