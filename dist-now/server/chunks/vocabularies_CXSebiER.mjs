import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { r as listVocabularies } from "./listTaxonomy_DkJ3Wzm4.mjs";
import { i as Vocabulary } from "./taxonomy_Chq2McE0.mjs";
// src/pages/api/v2/vocabularies.ts
var vocabularies_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "The vocabularies by which trainings are filtered and audiences are chosen.",
	access: "public",
	answer: Vocabulary,
	list: true,
	run: async ({ locals: { db, visit } }) => ({ data: await listVocabularies(db.reader, visit) })
});
var ALL = otherMethods({ GET });
export { vocabularies_exports as t };
