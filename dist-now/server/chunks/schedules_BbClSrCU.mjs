import { t as msg } from "./message_DmblFCuN.mjs";
import { t as ScheduleTerms } from "./scheduleTerms_B2jxy170.mjs";
import { n as Id, r as Instant, s as MAX_ID, t as Day } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/schedules.ts
var scheduleStatuses = [
	"draft",
	"active",
	"archived"
];
var texts = {
	name: z.string().trim().min(1).max(120),
	description: z.string().trim().max(2e3)
};
/** An expiry schedule, with the terms of points that are earned now. */
var Schedule = z.strictObject({
	id: Id,
	...texts,
	status: z.enum(scheduleStatuses),
	/** Points without a schedule of their own expire by the default schedule. */
	is_default: z.boolean(),
	terms: ScheduleTerms,
	/** The version of the terms: points keep the terms under which they were earned. */
	version: z.int().positive(),
	/** Counts all changes; a change names the revision that it starts from. */
	revision: z.int().positive(),
	created: Instant,
	changed: Instant
});
var NewSchedule = z.strictObject({
	name: texts.name,
	description: texts.description.default(""),
	terms: ScheduleTerms,
	status: z.enum(["draft", "active"]).default("draft"),
	is_default: z.boolean().default(false)
});
var ScheduleChange = z.strictObject({
	/** The revision that the client has read. */
	revision: z.int().positive(),
	name: texts.name.optional(),
	description: texts.description.optional(),
	terms: ScheduleTerms.optional(),
	status: z.enum(scheduleStatuses).optional(),
	is_default: z.boolean().optional()
});
var SchedulePath = z.object({ id: z.coerce.number().int().positive().max(MAX_ID) });
var ScheduleQuery = z.object({ status: z.enum(scheduleStatuses).optional() });
/** New terms, an existing schedule, or an existing schedule with new terms. */
var ScheduleWish = z.strictObject({
	schedule: Id.optional(),
	terms: ScheduleTerms.optional()
}).refine(({ schedule, terms }) => schedule !== void 0 || terms !== void 0, {
	path: ["terms"],
	message: msg("This field is required."),
	params: { code: "required" }
});
var Amount = {
	people: z.int().min(0),
	points: z.int().min(0)
};
/** The expiry of the points that were earned in the last days, under these terms. */
var ScheduleSimulation = z.strictObject({
	/** The first day of the simulation. */
	since: Day,
	/** The points of the simulation that are left now. */
	...Amount,
	/** The points that would expire, by their last day; a day in the past would already be over. */
	expiring: z.array(z.strictObject({
		date: Day,
		...Amount
	})),
	/** The points that would never expire. */
	staying: z.strictObject(Amount)
});
export { ScheduleQuery as a, SchedulePath as i, Schedule as n, ScheduleSimulation as o, ScheduleChange as r, ScheduleWish as s, NewSchedule as t };
