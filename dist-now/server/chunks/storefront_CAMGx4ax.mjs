import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as publicStorefront } from "./publicStorefront_CSqvw8TT.mjs";
import { i as storefrontVisit } from "./page_CYxY293C.mjs";
import { t as Storefront } from "./storefront_j2TSTPQ0.mjs";
// src/pages/api/v2/storefront/index.ts
var storefront_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The user’s storefront: the sections that the user may see now, in the user’s language.",
	access: "storefront_page",
	answer: Storefront,
	run: async ({ locals }) => ({ data: await publicStorefront(locals.runtime, storefrontVisit(locals)) })
});
var ALL = otherMethods({ GET });
export { storefront_exports as t };
