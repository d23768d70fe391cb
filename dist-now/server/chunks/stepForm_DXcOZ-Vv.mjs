import { r as Instant } from "./common_BQnAGUxS.mjs";
import { t as EnrolmentState } from "./trainings_BBsXQXQ2.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { r as conflict } from "./refusal_BIBnmlLH.mjs";
import { a as launch, n as enrol, s as withdraw, t as completeTraining } from "./steps_DlPvdKEb.mjs";
import { z } from "zod";
var EnrolmentAction = z.enum([
	"enrol",
	"launch",
	"complete",
	"withdraw"
]);
/** The request body of a step; the default action is to enrol. */
var EnrolmentWish = z.strictObject({ action: EnrolmentAction.optional() });
/** The fields of a page's form: the button that was pressed. */
var EnrolmentForm = z.object({ action: EnrolmentAction });
/** The state after a step; `url` is the address of the training after a launch. */
var EnrolmentAnswer = z.strictObject({
	state: EnrolmentState,
	at: Instant,
	url: z.string().nullable()
});
/** The action that leads to each state. */
var stateActions = {
	enrolled: "enrol",
	in_progress: "launch",
	completed: "complete",
	withdrawn: "withdraw"
};
/**
* Takes the step that leads to a state.
* @throws Refusal 409 if the enrolment is already past that state: a completed one cannot be in progress again
*/
async function reach(db, state, step) {
	const stepped = await takeStep(db, stateActions[state], step);
	if (stepped.state !== state) throw conflict(msg("This enrolment cannot go back to that state."), "state");
	return stepped;
}
/** Takes the step of an action; see `steps.ts` for the refusals. */
async function takeStep(db, action, step) {
	switch (action) {
		case "enrol": return {
			...await enrol(db, step),
			url: null
		};
		case "launch": return launch(db, step);
		case "complete": return {
			...await completeTraining(db, step),
			url: null
		};
		case "withdraw": return {
			...await withdraw(db, step),
			url: null
		};
	}
}
export { takeStep as a, reach as i, EnrolmentForm as n, EnrolmentWish as r, EnrolmentAnswer as t };
