import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { o as LanguageCode } from "./common_BQnAGUxS.mjs";
import { s as Translation } from "./site_Cvkc0uQH.mjs";
import { n as canonicalLanguage } from "./languages_DJQhyDQ0.mjs";
import { z } from "zod";
// src/pages/api/v2/translations.ts
var translations_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The strings of the interface in a language; a source string that is not listed is shown as it is.",
	access: "public",
	query: z.object({
		context: z.literal("interface").optional(),
		language: z.union([z.literal("origin"), LanguageCode]).optional()
	}),
	answer: Translation,
	list: true,
	async run({ query, locals: { site, language } }) {
		const { strings } = site.translations(canonicalLanguage(query.language ?? language) ?? language);
		return { data: [...strings].map(([source, translation]) => ({
			source,
			translation
		})) };
	}
});
var ALL = otherMethods({ GET });
export { translations_exports as t };
