import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { n as listSchedules } from "./readSchedules_DFzEhud4.mjs";
import { n as createSchedule } from "./saveSchedule_hFWX9OUG.mjs";
import { a as ScheduleQuery, n as Schedule, t as NewSchedule } from "./schedules_BbClSrCU.mjs";
// src/pages/api/v2/incentives/schedules/index.ts
var schedules_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET,
	POST: () => POST
});
var GET = endpoint({
	summary: "Every expiry schedule, the default first.",
	access: "incentives_settings",
	query: ScheduleQuery,
	answer: Schedule,
	list: true,
	run: async ({ query, locals: { db } }) => ({ data: await listSchedules(db.reader, query) })
});
var POST = endpoint({
	summary: "Makes an expiry schedule. While there is no default, the first one in use becomes it.",
	access: "incentives_settings",
	body: NewSchedule,
	answer: Schedule,
	status: 201,
	run: async ({ body, locals: { db, now } }) => ({ data: await createSchedule(db, body, now) })
});
var ALL = otherMethods({
	GET,
	POST
});
export { schedules_exports as t };
