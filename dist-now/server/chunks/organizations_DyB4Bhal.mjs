import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as listOrganizations } from "./listTaxonomy_DkJ3Wzm4.mjs";
import { c as Page } from "./common_BQnAGUxS.mjs";
import { t as Organization } from "./taxonomy_Chq2McE0.mjs";
// src/pages/api/v2/organizations.ts
var organizations_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The organisations by name.",
	access: "signed-in",
	query: Page,
	answer: Organization,
	list: true,
	async run({ query, locals: { db } }) {
		const { organizations, meta } = await listOrganizations(db.reader, query);
		return {
			data: organizations,
			meta
		};
	}
});
var ALL = otherMethods({ GET });
export { organizations_exports as t };
