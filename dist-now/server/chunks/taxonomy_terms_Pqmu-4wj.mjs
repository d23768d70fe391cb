import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as listTerms } from "./listTaxonomy_DkJ3Wzm4.mjs";
import { n as Term, r as TermFilter } from "./taxonomy_Chq2McE0.mjs";
// src/pages/api/v2/taxonomy_terms.ts
var taxonomy_terms_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The terms of a vocabulary in their order; `parent=0` are those at the top.",
	access: "public",
	query: TermFilter,
	answer: Term,
	list: true,
	async run({ query, locals: { db, visit } }) {
		const { terms, meta } = await listTerms(db.reader, query, visit);
		return {
			data: terms,
			meta
		};
	}
});
var ALL = otherMethods({ GET });
export { taxonomy_terms_exports as t };
