import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { a as invalid, r as conflict } from "./refusal_BIBnmlLH.mjs";
import { n as touch } from "./clock_GzVc_P5Z.mjs";
import { t as findSchedule } from "./readSchedules_DFzEhud4.mjs";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
// src/lib/server/points/schedules/saveSchedule.ts
/**
* Creates a schedule. If there is no default, the first active schedule becomes the default.
* @throws Refusal 400 for a default that is not active
*/
function createSchedule(db, body, now) {
	return db.transact((tx) => createScheduleBy(tx, body, now));
}
/** The same inside a transaction. */
async function createScheduleBy(tx, { name, description, terms, status, is_default }, now) {
	const created = toInstant(now);
	await oneAfterTheOther(tx);
	if (is_default && status !== "active") throw notInUse();
	const { id } = await tx.insertInto("schedules").values({
		name,
		description,
		status,
		created,
		changed: created
	}).returning("id").executeTakeFirstOrThrow();
	await addVersion(tx, {
		id,
		version: 1,
		terms,
		created
	});
	if (status === "active") await chooseDefault(tx, id, is_default);
	return findSchedule(tx, id);
}
/**
* Changes the given fields. New terms create a new version, which applies to points earned from now on.
* @throws Refusal 404; 409 `revision` if the schedule changed since it was read, 409 `default` if the default would
* become inactive; 400 for an invalid status change, or a default that is not active
*/
function changeSchedule(db, id, change, now) {
	return db.transact(async (tx) => {
		await oneAfterTheOther(tx);
		const before = await findSchedule(tx, id);
		if (before.revision !== change.revision) throw changedMeanwhile(before);
		const { name = before.name, description = before.description, status = before.status } = change;
		const terms = change.terms && !isDeepStrictEqual(change.terms, before.terms) ? change.terms : void 0;
		refuseStep(before, {
			status,
			is_default: change.is_default
		});
		const changed = toInstant(now);
		const version = before.version + (terms ? 1 : 0);
		if (terms) await addVersion(tx, {
			id,
			version,
			terms,
			created: changed
		});
		await tx.updateTable("schedules").set({
			name,
			description,
			status,
			version,
			revision: before.revision + 1,
			changed
		}).where("id", "=", id).execute();
		if (status === "active") await chooseDefault(tx, id, change.is_default === true);
		return findSchedule(tx, id);
	});
}
/**
* Locks the row of the cache clock, so that changes of schedules run one after the other and two schedules cannot both
* become the default.
*/
async function oneAfterTheOther(tx) {
	await touch(tx, ["schedules"]);
}
/** The default must stay active: otherwise points would silently stop or start to expire. */
function keepDefault() {
	throw conflict(msg("This is the default. Make another schedule the default first."), "default");
}
async function chooseDefault(tx, id, wanted) {
	const before = await tx.selectFrom("schedules").select("id").where("is_default", "=", sql.lit(1)).executeTakeFirst();
	if (before && (before.id === id || !wanted)) return;
	if (before) await tx.updateTable("schedules").set({ is_default: 0 }).where("id", "=", before.id).execute();
	await tx.updateTable("schedules").set({ is_default: 1 }).where("id", "=", id).execute();
}
async function addVersion(tx, { id, version, terms, created }) {
	await tx.insertInto("schedule_versions").values({
		schedule_id: id,
		version,
		terms: JSON.stringify(terms),
		created
	}).execute();
}
function refuseStep(before, after) {
	if (after.status === "draft" && before.status !== "draft") {
		const message = msg("A schedule that was in use cannot be a draft again.");
		throw invalid([{
			message,
			path: "status",
			code: "status"
		}]);
	}
	if (before.is_default && (after.status !== "active" || after.is_default === false)) keepDefault();
	if (after.is_default && after.status !== "active") throw notInUse();
}
function notInUse() {
	const message = msg("Only a schedule that is in use can be the default.");
	return invalid([{
		message,
		path: "is_default",
		code: "status"
	}]);
}
function changedMeanwhile({ revision }) {
	return conflict(msg("Someone has changed this in the meantime. Reload it."), "revision", { revision });
}
export { oneAfterTheOther as i, createSchedule as n, keepDefault as r, changeSchedule as t };
