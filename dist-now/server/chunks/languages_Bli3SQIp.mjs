import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { i as publicLanguages } from "./publicSite_DjmN_ips.mjs";
import { n as ListedLanguage } from "./site_Cvkc0uQH.mjs";
// src/pages/api/v2/languages.ts
var languages_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The languages of the site, in the order they are offered.",
	access: "public",
	answer: ListedLanguage,
	list: true,
	run: async ({ locals: { site } }) => ({ data: publicLanguages(site) })
});
var ALL = otherMethods({ GET });
export { languages_exports as t };
