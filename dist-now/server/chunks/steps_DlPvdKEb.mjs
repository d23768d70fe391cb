import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { i as denied, o as notFound, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { t as recordInside } from "./ownEvents_CFZ-6H6G.mjs";
import { n as matches, t as Restrictions } from "./restrictions_DZz8s8sS.mjs";
import { t as audienceOf } from "./audience_Dx2JZQwU.mjs";
import { i as visibleTo } from "./visible_C5aleg9h.mjs";
// src/lib/server/catalogue/purchase.ts
/**
* Returns how the user gets a training that costs money or that the shop sells for points, with its product in the
* shop if the user may see one; `null` if people enrol by themselves.
*/
async function purchaseOf(reader, { id, price_amount }, { user, now }) {
	const sold = await reader.selectFrom("products").select([
		"id",
		"price",
		"restrictions",
		"visible_from",
		"visible_until"
	]).where("training_id", "=", id).where("type", "=", "training").where("status", "=", "active").orderBy("price").orderBy("id").execute();
	if (price_amount === null && sold.length === 0) return null;
	if (!user) return { product: null };
	const at = toInstant(now);
	const audience = audienceOf(user, user.language ?? "");
	const product = sold.find(({ restrictions, visible_from, visible_until }) => (visible_from === null || visible_from <= at) && (visible_until === null || visible_until > at) && matches(Restrictions.parse(JSON.parse(restrictions)), audience));
	return { product: product ? {
		id: product.id,
		price: product.price
	} : null };
}
// src/lib/server/enrolments/steps.ts
/**
* Enrols the learner, also after a withdrawal. An existing enrolment stays as it is.
* @throws Refusal 404 if the user may not see the training, 409 `not_free` if it costs money or points: `purchase` in
* the response says how to buy it
*/
function enrol(db, step) {
	return db.transact(async (tx) => {
		const training = await trainingFor(tx, step);
		const current = await enrolmentOf(tx, {
			uid: step.user.uid,
			trainingId: step.trainingId
		});
		if (current && current.state !== "withdrawn") return {
			...current,
			changed: false
		};
		const purchase = await purchaseOf(tx, training, step);
		if (purchase) throw notFree(purchase);
		return outcome(tx, step, await enrolPerson(tx, {
			uid: step.user.uid,
			...step
		}));
	});
}
/**
* Enrols a user without checking visibility. Returns how many enrolments changed: none if the user is already enrolled.
*/
async function enrolPerson(tx, { uid, trainingId, now }) {
	const fresh = {
		state: "enrolled",
		enrolled_at: toInstant(now),
		started_at: null,
		withdrawn_at: null
	};
	const { numInsertedOrUpdatedRows } = await tx.insertInto("enrolments").values({
		uid,
		training_id: trainingId,
		completed_at: null,
		...fresh
	}).onConflict((held) => held.columns(["uid", "training_id"]).doUpdateSet(fresh).where("enrolments.state", "=", "withdrawn")).executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows ?? 0n;
}
/**
* Opens the training; the first time, it becomes in progress. Returns its address.
* @throws Refusal 404 as `enrol`, 409 if the learner is not enrolled
*/
function launch(db, step) {
	return db.transact(async (tx) => {
		const { url } = await trainingFor(tx, step);
		const after = await outcome(tx, step, await move(tx, step, ["enrolled"], {
			state: "in_progress",
			started_at: toInstant(step.now)
		}));
		if (after.state === "withdrawn") throw notEnrolled();
		return {
			...after,
			url
		};
	});
}
/**
* Marks the training as completed by the learner.
* @throws Refusal 403 if completion is reported from outside, 404 and 409 as `launch`
*/
function completeTraining(db, step) {
	return db.transact(async (tx) => {
		const { completion } = await trainingFor(tx, step);
		const points = await recordInside(tx, step.user.uid, step.now);
		if (completion === "external") throw denied(msg("The organiser of this training reports its completion."));
		const after = await outcome(tx, step, await move(tx, step, ["enrolled", "in_progress"], {
			state: "completed",
			completed_at: toInstant(step.now)
		}));
		if (after.state === "withdrawn") throw notEnrolled();
		if (after.changed) await points.record("training_completed", { trainingId: step.trainingId });
		return after;
	});
}
/**
* Withdraws the learner from an unfinished training.
* @throws Refusal 404 and 409 as `launch`; 409 if the training is already completed
*/
function withdraw(db, step) {
	return db.transact(async (tx) => {
		await trainingFor(tx, step);
		const after = await outcome(tx, step, await move(tx, step, ["enrolled", "in_progress"], {
			state: "withdrawn",
			withdrawn_at: toInstant(step.now)
		}));
		if (after.state === "completed") throw conflict(msg("You have completed this training; there is nothing to withdraw from."), "completed");
		return after;
	});
}
/** The enrolment of a user in a training; `null` if the user never enrolled. */
async function enrolmentOf(reader, { uid, trainingId }) {
	const row = await reader.selectFrom("enrolments").selectAll().where("uid", "=", uid).where("training_id", "=", trainingId).executeTakeFirst();
	return row ? {
		state: row.state,
		at: reachedAt(row)
	} : null;
}
/** When the current state was reached. */
function reachedAt(row) {
	return {
		enrolled: row.enrolled_at,
		in_progress: row.started_at,
		completed: row.completed_at,
		withdrawn: row.withdrawn_at
	}[row.state] ?? row.enrolled_at;
}
async function trainingFor(tx, { user, trainingId }) {
	const training = await tx.selectFrom("trainings").select([
		"id",
		"url",
		"completion",
		"price_amount"
	]).where("id", "=", trainingId).where(visibleTo(user)).executeTakeFirst();
	if (!training) throw notFound();
	return training;
}
/** Changes the state only from one of the given states, so that of two concurrent requests only one has an effect. */
async function move(tx, { user, trainingId }, from, to) {
	const { numUpdatedRows } = await tx.updateTable("enrolments").set(to).where("uid", "=", user.uid).where("training_id", "=", trainingId).where("state", "in", from).executeTakeFirstOrThrow();
	return numUpdatedRows;
}
async function outcome(tx, { user, trainingId }, moved) {
	const enrolment = await enrolmentOf(tx, {
		uid: user.uid,
		trainingId
	});
	if (!enrolment) throw notEnrolled();
	return {
		...enrolment,
		changed: (moved ?? 0n) > 0n
	};
}
function notFree(purchase) {
	const message = purchase.product ? msg("This training is not free. Redeem its reward in the shop to get a place.") : msg("This training is not free. Ask your organisation for a place.");
	return conflict(message, "not_free", { purchase });
}
function notEnrolled() {
	return conflict(msg("Enrol in this training first."), "not_enrolled");
}
export { launch as a, purchaseOf as c, enrolmentOf as i, enrol as n, reachedAt as o, enrolPerson as r, withdraw as s, completeTraining as t };
