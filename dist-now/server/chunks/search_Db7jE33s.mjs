import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as catalogueVisit } from "./catalogueVisit_BjDizGlQ.mjs";
import { t as pagedTrainings } from "./pagedTrainings_Di94t2cQ.mjs";
import { i as selectionOf, n as TrainingQuery } from "./trainingQuery_C9CwRtH2.mjs";
import { r as TrainingCard } from "./trainings_BBsXQXQ2.mjs";
// src/pages/api/v2/search.ts
var search_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Searches trainings for the words `s`, best first, with the filter and the facets of the list of trainings.",
	access: "storefront_page",
	query: TrainingQuery,
	answer: TrainingCard,
	list: true,
	run: async ({ query, locals }) => pagedTrainings(locals.db.reader, {
		...selectionOf(query),
		...await catalogueVisit(locals)
	})
});
var ALL = otherMethods({ GET });
export { search_exports as t };
