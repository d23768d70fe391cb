import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { r as dialectOf } from "./statement_BWdfYBP4.mjs";
import { n as currentRules } from "./currentRules_AvONL6JP.mjs";
import { t as findSchedule } from "./readSchedules_DFzEhud4.mjs";
import { i as oneAfterTheOther, r as keepDefault } from "./saveSchedule_hFWX9OUG.mjs";
// src/lib/server/points/schedules/isNamedByRule.ts
/** Whether an earning rule refers to the schedule. */
async function isNamedByRule(reader, id) {
	const { document } = await currentRules(reader);
	return document.rules.some(({ schedule }) => schedule === id);
}
// src/lib/server/points/schedules/removeSchedule.ts
/**
* Removes a schedule. If no points were earned under it and no rule refers to it, it is deleted (returns `null`);
* otherwise it is archived, because its points keep it.
* @throws Refusal 404; 409 `default`
*/
function removeSchedule(db, id, now) {
	return db.transact(async (tx) => {
		await oneAfterTheOther(tx);
		const { status, is_default } = await findSchedule(tx, id);
		if (is_default) keepDefault();
		await lockVersions(tx, id);
		if (!await isUsed(tx, id)) {
			await tx.deleteFrom("schedule_versions").where("schedule_id", "=", id).execute();
			await tx.deleteFrom("schedules").where("id", "=", id).execute();
			return null;
		}
		if (status !== "archived") await tx.updateTable("schedules").set((eb) => ({
			status: "archived",
			revision: eb("revision", "+", 1),
			changed: toInstant(now)
		})).where("id", "=", id).execute();
		return findSchedule(tx, id);
	});
}
/** Waits for transactions that award points under the schedule, so that it is certain whether it is in use. */
async function lockVersions(tx, id) {
	await tx.selectFrom("schedule_versions").select("id").where("schedule_id", "=", id).$if(dialectOf(tx) === "postgres", (query) => query.forUpdate()).execute();
}
async function isUsed(reader, id) {
	return await reader.selectFrom("lots").innerJoin("schedule_versions", "schedule_versions.id", "lots.schedule_version").select("lots.id").where("schedule_versions.schedule_id", "=", id).limit(1).executeTakeFirst() !== void 0 || isNamedByRule(reader, id);
}
export { removeSchedule as t };
