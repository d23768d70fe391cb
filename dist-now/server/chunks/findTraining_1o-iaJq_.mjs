import { a as termsOf, n as cardOf, o as withNextSession } from "./cards_BzNasB8y.mjs";
import { c as purchaseOf, i as enrolmentOf } from "./steps_DlPvdKEb.mjs";
import { n as trainingText } from "./texts_RA5CvOT8.mjs";
import { i as visibleTo } from "./visible_C5aleg9h.mjs";
// src/lib/server/enrolments/findTraining.ts
/** The data of a training's own page; `undefined` if the user may not see it. */
async function findTraining(reader, user, id, reading) {
	const row = await reader.selectFrom("trainings").selectAll().where("id", "=", id).where(visibleTo(user)).executeTakeFirst();
	if (!row) return void 0;
	const terms = await termsOf(reader, [id], reading);
	const enrolment = user ? await enrolmentOf(reader, {
		uid: user.uid,
		trainingId: id
	}) : null;
	return {
		...withNextSession(cardOf(row, terms.get(id) ?? [], reading), reading.now),
		description: trainingText(row, reading).description,
		url: enrolment && enrolment.state !== "withdrawn" ? row.url : null,
		purchase: await purchaseOf(reader, row, {
			user,
			now: reading.now
		}),
		created: row.created,
		completion: row.completion,
		enrolment
	};
}
export { findTraining as t };
