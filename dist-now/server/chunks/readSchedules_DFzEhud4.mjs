import { o as notFound } from "./refusal_BIBnmlLH.mjs";
import { t as ScheduleTerms } from "./scheduleTerms_B2jxy170.mjs";
// src/lib/server/points/schedules/readSchedules.ts
/** All schedules with their current terms: the default first, then by status and name. */
async function listSchedules(reader, { status } = {}) {
	const rows = await currentVersions(reader).$if(status !== void 0, (query) => query.where("schedules.status", "=", status ?? "active")).execute();
	const order = [
		"active",
		"draft",
		"archived"
	];
	return rows.map(present).sort((a, b) => Number(b.is_default) - Number(a.is_default) || order.indexOf(a.status) - order.indexOf(b.status) || a.name.localeCompare(b.name) || a.id - b.id);
}
/** @throws Refusal 404 */
async function findSchedule(reader, id) {
	const row = await currentVersions(reader).where("schedules.id", "=", id).executeTakeFirst();
	if (!row) throw notFound();
	return present(row);
}
function currentVersions(reader) {
	return reader.selectFrom("schedules").innerJoin("schedule_versions", (join) => join.onRef("schedule_versions.schedule_id", "=", "schedules.id").onRef("schedule_versions.version", "=", "schedules.version")).selectAll("schedules").select("schedule_versions.terms");
}
function present(row) {
	const { id, name, description, status, version, revision, created, changed } = row;
	const terms = ScheduleTerms.parse(JSON.parse(row.terms));
	return {
		id,
		name,
		description,
		status,
		is_default: row.is_default === 1,
		terms,
		version,
		revision,
		created,
		changed
	};
}
export { listSchedules as n, findSchedule as t };
