import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as DAY_MS } from "./time_tYYEIZ3Z.mjs";
import { n as touch } from "./clock_GzVc_P5Z.mjs";
import { sql } from "kysely";
/**
* Counts the people who enrolled in each training in the last 90 days and did not withdraw. For the daily job and
* imports, never for a request.
* @returns the number of trainings whose popularity changed
*/
async function recountPopularity(tx, now) {
	const since = toInstant(/* @__PURE__ */ new Date(now.getTime() - 90 * DAY_MS));
	const recent = sql`(
    select count(*) from enrolments
    where enrolments.training_id = trainings.id and enrolled_at >= ${since} and state <> 'withdrawn')`;
	const { numUpdatedRows } = await tx.updateTable("trainings").set({ popularity: recent }).where("popularity", "<>", recent).executeTakeFirstOrThrow();
	if (numUpdatedRows > 0n) await touch(tx, ["trainings:popular"]);
	return Number(numUpdatedRows);
}
export { recountPopularity as t };
