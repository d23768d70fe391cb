import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as publicAppearance } from "./publicSite_DjmN_ips.mjs";
import { c as appearanceAttributes, i as PublicAppearance } from "./site_Cvkc0uQH.mjs";
import { z } from "zod";
// src/pages/api/v2/appearance.ts
var appearance_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The brand: logo, colours, fonts, roundness, favicon and background, or the attributes that are asked for.",
	access: "public",
	query: z.object({ attributes: z.array(z.enum(appearanceAttributes)).optional() }),
	answer: PublicAppearance,
	run: async ({ query, locals: { site, language } }) => ({ data: publicAppearance(site, language, query.attributes) })
});
var ALL = otherMethods({ GET });
export { appearance_exports as t };
