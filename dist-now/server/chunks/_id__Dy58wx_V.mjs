import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as findTraining } from "./findTraining_1o-iaJq_.mjs";
import { t as TrainingPath } from "./trainingQuery_C9CwRtH2.mjs";
import { n as Training } from "./trainings_BBsXQXQ2.mjs";
import { o as notFound } from "./refusal_BIBnmlLH.mjs";
// src/pages/api/v2/trainings/[id]/index.ts
var _id__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "One training with its description and the user’s enrolment.",
	access: "storefront_page",
	params: TrainingPath,
	answer: Training,
	async run({ params, locals: { db, user, visit } }) {
		const training = await findTraining(db.reader, user, params.id, visit);
		if (!training) throw notFound();
		return { data: training };
	}
});
var ALL = otherMethods({ GET });
export { _id__exports as t };
