import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as findSchedule } from "./readSchedules_DFzEhud4.mjs";
import { t as removeSchedule } from "./removeSchedule_CQcYn3fL.mjs";
import { t as changeSchedule } from "./saveSchedule_hFWX9OUG.mjs";
import { i as SchedulePath, n as Schedule, r as ScheduleChange } from "./schedules_BbClSrCU.mjs";
import { z } from "zod";
// src/pages/api/v2/incentives/schedules/[id].ts
var _id__exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	DELETE: () => DELETE,
	GET: () => GET,
	PATCH: () => PATCH
});
var GET = endpoint({
	summary: "One expiry schedule.",
	access: "incentives_settings",
	params: SchedulePath,
	answer: Schedule,
	run: async ({ params, locals: { db } }) => ({ data: await findSchedule(db.reader, params.id) })
});
var PATCH = endpoint({
	summary: "Changes an expiry schedule: what is not sent stays. Other terms are a new version, for what is earned from now on. 409 where it was changed since `revision`.",
	access: "incentives_settings",
	params: SchedulePath,
	current: {
		read: ({ params, locals: { db } }) => findSchedule(db.reader, params.id),
		derived: ["version", "changed"]
	},
	body: ScheduleChange,
	answer: Schedule,
	refuses: { 409: { revision: z.int() } },
	run: async ({ params, body, locals: { db, now } }) => ({ data: await changeSchedule(db, params.id, body, now) })
});
var DELETE = endpoint({
	summary: "Deletes an expiry schedule that was never used (204). One that points or rules have is archived instead, and answered as it is then (200).",
	access: "incentives_settings",
	params: SchedulePath,
	answer: Schedule,
	also: 204,
	refuses: { 409: {} },
	async run({ params, locals: { db, now } }) {
		const archived = await removeSchedule(db, params.id, now);
		return archived ? { data: archived } : {
			data: null,
			status: 204
		};
	}
});
var ALL = otherMethods({
	GET,
	PATCH,
	DELETE
});
export { _id__exports as t };
