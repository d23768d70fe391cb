import { t as msg } from "./message_DmblFCuN.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { n as HOUR_MS } from "./time_tYYEIZ3Z.mjs";
import { t as foldKey } from "./foldKey_OyigRdi3.mjs";
// src/lib/server/enrolments/followEvent.ts
/** Updates the enrolment after a reported event: completes it, or reopens it after a revocation. */
async function followEvent(tx, { event, repeated, takenBack }) {
	if (takenBack) await reopen(tx, takenBack);
	else if (!repeated && event.revoked === 0) await complete(tx, event);
}
/** Completes the enrolment, or creates a completed one; of several completions the earliest counts. */
async function complete(tx, { type, uid, training_id, at }) {
	if (type !== "training_completed" || uid === null || training_id === null) return;
	await tx.insertInto("enrolments").values({
		uid,
		training_id,
		state: "completed",
		enrolled_at: at,
		completed_at: at
	}).onConflict((held) => held.columns(["uid", "training_id"]).doUpdateSet({
		state: "completed",
		completed_at: at,
		withdrawn_at: null
	}).where((eb) => eb.or([eb("enrolments.state", "!=", "completed"), eb("enrolments.completed_at", ">", at)]))).execute();
}
/** Reopens the enrolment, unless another completion is recorded. */
async function reopen(tx, { type, uid, training_id, at }) {
	if (type !== "training_completed" || uid === null || training_id === null) return;
	const { first } = await tx.selectFrom("learning_events").select(({ fn }) => fn.min("at").as("first")).where("uid", "=", uid).where("type", "=", "training_completed").where("training_id", "=", training_id).where("revoked", "=", 0).executeTakeFirstOrThrow();
	await tx.updateTable("enrolments").set(first === null ? {
		state: "in_progress",
		completed_at: null
	} : { completed_at: first }).where("uid", "=", uid).where("training_id", "=", training_id).where("completed_at", "=", at).execute();
}
// src/lib/server/events/reported.ts
/** Tolerance for wrong clocks of other machines. */
var AHEAD_MS = HOUR_MS;
var noPerson = (path) => ({
	message: msg("There is no such person."),
	path,
	code: "not_found"
});
var noTraining = (path) => ({
	message: msg("There is no such training."),
	path,
	code: "not_found"
});
/** Refuses events of the future, which would earn in a period that has not begun; `at` is UTC text. */
function futureProblems(at, now, path) {
	if (at <= toInstant(new Date(now.getTime() + AHEAD_MS))) return [];
	return [{
		message: msg("This is in the future."),
		path,
		code: "future"
	}];
}
/** Finds a user by mail address or login name, also a blocked one. */
async function personBy(reader, by) {
	return (await reader.selectFrom("users").select("uid").where((eb) => "mail" in by ? eb("mail_key", "=", foldKey(by.mail)) : eb("name_key", "=", foldKey(by.name))).executeTakeFirst())?.uid;
}
/** The ids of trainings by their external ids. */
async function trainingsBy(reader, externalIds) {
	if (externalIds.length === 0) return /* @__PURE__ */ new Map();
	const rows = await reader.selectFrom("trainings").select(["id", "external_id"]).where("external_id", "in", externalIds).execute();
	return new Map(rows.map(({ id, external_id }) => [external_id ?? "", id]));
}
export { trainingsBy as a, personBy as i, noPerson as n, followEvent as o, noTraining as r, futureProblems as t };
