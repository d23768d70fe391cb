import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { a as takeStep, i as reach, r as EnrolmentWish, t as EnrolmentAnswer } from "./stepForm_DXcOZ-Vv.mjs";
import { t as TrainingPath } from "./trainingQuery_C9CwRtH2.mjs";
import { n as Training, t as EnrolmentState } from "./trainings_BBsXQXQ2.mjs";
import { z } from "zod";
// src/pages/api/v2/trainings/[id]/enrolment.ts
var enrolment_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	PATCH: () => PATCH,
	POST: () => POST
});
/** How the user gets a training that is not free (`not_free`). */
var purchaseToMake = { purchase: Training.shape.purchase };
var POST = endpoint({
	summary: "Enrols the user in a training, or opens it, completes it or withdraws from it. Doing so again changes nothing. 409 `not_free` where a place costs money or points.",
	access: "signed-in",
	params: TrainingPath,
	body: EnrolmentWish,
	answer: EnrolmentAnswer,
	status: 201,
	also: 200,
	refuses: { 409: purchaseToMake },
	async run({ params, body: { action = "enrol" }, user, locals: { db, now } }) {
		const { changed, ...data } = await takeStep(db, action, {
			user,
			trainingId: params.id,
			now
		});
		return {
			data,
			status: changed && action === "enrol" ? 201 : 200
		};
	}
});
var PATCH = endpoint({
	summary: "Moves the user’s enrolment to another state; to the one it is in, changes nothing.",
	access: "signed-in",
	params: TrainingPath,
	body: z.strictObject({ state: EnrolmentState }),
	answer: EnrolmentAnswer,
	refuses: { 409: purchaseToMake },
	async run({ params, body: { state }, user, locals: { db, now } }) {
		const { changed: _, ...data } = await reach(db, state, {
			user,
			trainingId: params.id,
			now
		});
		return { data };
	}
});
var ALL = otherMethods({
	POST,
	PATCH
});
export { enrolment_exports as t };
