import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as countriesIn } from "./countries_s35szdpx.mjs";
import { i as publicLanguages, n as publicFooter, r as publicGeneral } from "./publicSite_DjmN_ips.mjs";
import { a as PublicFooter, l as settingsTypes, n as ListedLanguage, o as PublicGeneral, t as Country } from "./site_Cvkc0uQH.mjs";
import { z } from "zod";
// src/pages/api/v2/settings.ts
var settings_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Settings for the user: the general ones, those of the footer, or the list of countries or languages.",
	access: "public",
	query: z.object({ type: z.enum(settingsTypes) }),
	answer: z.union([
		PublicGeneral,
		PublicFooter,
		z.array(Country),
		z.array(ListedLanguage)
	]),
	async run({ query, user, locals: { site, language, flags, disclaimer, now } }) {
		switch (query.type) {
			case "general": return { data: publicGeneral(site, {
				language,
				timezone: user?.timezone ?? null,
				flags,
				disclaimer
			}) };
			case "footer": return { data: publicFooter(site, language, now) };
			case "countries": return { data: countriesIn(language) };
			case "languages": return { data: publicLanguages(site) };
		}
	}
});
var ALL = otherMethods({ GET });
export { settings_exports as t };
