import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { a as LearningEvent, i as EventBody, o as Outcome, t as recordEvent } from "./recordEvent_WsFhsbGt.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { a as trainingsBy, i as personBy, n as noPerson, o as followEvent, r as noTraining, t as futureProblems } from "./reported_BIQNuw5n.mjs";
// src/lib/server/events/reportEvent.ts
/**
* Records an event that another system reports. `isNew` is false if it was reported before: then nothing changes.
* @throws Refusal 400 for an unknown user or training or for a time in the future; 409 if the identifier was used for
* another event
*/
async function reportEvent(db, { source, body }, time) {
	return db.transact(async (tx) => {
		const { uid, training } = await resolve(tx, source, body, time);
		const payload = JSON.stringify(body);
		const recorded = await recordEvent(tx, {
			source,
			uid,
			payload,
			external_id: body.id,
			training_id: training,
			object: body.object,
			at: body.at,
			type: body.type ?? "",
			score: body.score ?? null,
			revokes: body.revokes ?? null
		}, time);
		if (recorded.repeated && recorded.event.payload !== payload) throw conflict(msg("This identifier was used for another event."), "event_id");
		await followEvent(tx, recorded);
		return {
			event: eventOf(recorded.event),
			isNew: !recorded.repeated
		};
	});
}
function eventOf({ external_id, training_id, revoked, outcome, ...row }) {
	const { type, uid, score, at, revokes } = row;
	return {
		id: external_id,
		type,
		uid,
		training: training_id,
		score,
		at,
		revokes,
		revoked: revoked === 1,
		outcome: Outcome.parse(JSON.parse(outcome))
	};
}
async function resolve(tx, source, body, { now }) {
	const problems = futureProblems(body.at, now, "at");
	const uid = await findPerson(tx, body, problems);
	const training = await findTraining(tx, body, problems);
	if (body.revokes !== void 0 && uid !== null && problems.length === 0) {
		const revoked = await ownerOf(tx, source, body.revokes);
		if (revoked !== void 0 && revoked !== uid) problems.push({
			message: msg("That event belongs to another person."),
			path: "revokes",
			code: "not_theirs"
		});
	}
	if (problems.length > 0) throw invalid(problems);
	return {
		uid,
		training
	};
}
async function findPerson(tx, { uid, mail }, problems) {
	const byMail = mail === void 0 ? void 0 : await personBy(tx, { mail });
	if (mail !== void 0 && (byMail === void 0 || (uid ?? byMail) !== byMail)) problems.push(noPerson("mail"));
	if (uid === void 0) return byMail ?? null;
	if (!await tx.selectFrom("users").select("uid").where("uid", "=", uid).executeTakeFirst()) problems.push(noPerson("uid"));
	return uid;
}
async function findTraining(tx, { training }, problems) {
	if (training === void 0) return null;
	const found = typeof training === "string" ? (await trainingsBy(tx, [training])).get(training) : (await tx.selectFrom("trainings").select("id").where("id", "=", training).executeTakeFirst())?.id;
	if (found === void 0) problems.push(noTraining("training"));
	return found ?? null;
}
/** The learner of an event; `undefined` if the event has not arrived. */
async function ownerOf(tx, source, id) {
	return (await tx.selectFrom("learning_events").select("uid").where("source", "=", source).where("external_id", "=", id).executeTakeFirst())?.uid ?? void 0;
}
// src/pages/api/v2/events.ts
var events_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	POST: () => POST
});
var POST = endpoint({
	summary: "Reports an activity of a learner in another system, or revokes one with `revokes`. Each event counts once by its `id`: 201 the first time, 200 afterwards.",
	access: { key: "events" },
	body: EventBody,
	answer: LearningEvent,
	status: 201,
	also: 200,
	refuses: { 409: {} },
	async run({ body, holder, locals: { db, visit } }) {
		const { event, isNew } = await reportEvent(db, {
			source: holder.source,
			body
		}, visit);
		return {
			data: event,
			status: isNew ? 201 : 200
		};
	}
});
var ALL = otherMethods({ POST });
export { events_exports as t };
