import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as notify } from "./notify_C--IB-n5.mjs";
import { b as textsIn } from "./snapshot_C6yd648q.mjs";
import { r as enrolPerson } from "./steps_DlPvdKEb.mjs";
import { i as showCodes, t as endCodes } from "./codes_BkV_IPoy.mjs";
// src/lib/server/enrolments/withdrawUnbegun.ts
/** Withdraws a user's enrolment that began at a time (UTC text), unless the user has started the training. */
async function withdrawUnbegun(tx, { uid, trainingId, enrolledAt, now }) {
	await tx.updateTable("enrolments").set({
		state: "withdrawn",
		withdrawn_at: toInstant(now)
	}).where("uid", "=", uid).where("training_id", "=", trainingId).where("enrolled_at", "=", enrolledAt).where("state", "=", "enrolled").execute();
}
// src/lib/server/shop/orders/handOut.ts
/**
* Enrols the buyer in the trainings of an order, and shows the voucher codes. Each line records its result, so that it
* can be undone. Returns the codes by order line.
*/
async function handOut(tx, { now }, lines) {
	const codes = /* @__PURE__ */ new Map();
	for (const { line, snapshot } of lines) {
		const { type, training_id: trainingId } = snapshot;
		const { id, uid } = line;
		if (type === "voucher") {
			const shown = await showCodes(tx, id);
			codes.set(id, shown);
			await tx.updateTable("order_lines").set({ codes_shown: shown.length }).where("id", "=", id).execute();
		}
		if (trainingId !== null && await enrolPerson(tx, {
			uid,
			trainingId,
			now
		}) > 0n) await tx.updateTable("order_lines").set({ enrolled_at: toInstant(now) }).where("id", "=", id).execute();
	}
	return codes;
}
/**
* Withdraws the enrolments that the lines made, unless the training has been started. Codes that the buyer could see
* become void; the others become free.
*/
async function undoHandOut(tx, { now }, lines) {
	await endCodes(tx, lines.map(({ line }) => line.id));
	for (const { line, snapshot } of lines) {
		const { training_id: trainingId } = snapshot;
		const { uid, enrolled_at: enrolledAt } = line;
		if (trainingId !== null && enrolledAt !== null) await withdrawUnbegun(tx, {
			uid,
			trainingId,
			enrolledAt,
			now
		});
	}
}
// src/lib/server/shop/orders/notifyBuyer.ts
/**
* Notifies the buyer of the order's state. For the buyer's own change no mail is sent: the page has already confirmed
* it.
*/
async function notifyBuyer(tx, { order, lines }, { now, isOwnChange }) {
	const { id, uid, state } = order;
	const { language } = await tx.selectFrom("users").select("language").where("uid", "=", uid).executeTakeFirstOrThrow();
	const details = {
		order: id,
		state,
		title: titleIn(language, lines)
	};
	await notify(tx, {
		uid,
		type: "order_state",
		details,
		key: `order:${id}:${state}`,
		isMailed: !isOwnChange
	}, now);
}
/** The title of the first line, in the given language or in the language of the snapshot. */
function titleIn(language, lines) {
	const [first] = lines.toSorted((a, b) => a.line.id - b.line.id);
	if (!first) throw new Error("An order has no lines.");
	const { texts } = first.snapshot;
	return textsIn(texts, {
		language: language ?? texts.language,
		siteLanguage: texts.language
	}).title;
}
export { handOut as n, undoHandOut as r, notifyBuyer as t };
