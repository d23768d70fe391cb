import { t as Day } from "./common_BQnAGUxS.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { z } from "zod";
// src/lib/shared/points/scheduleTerms.ts
/** The activities that can restart a sliding period. */
var activities = [
	"earn",
	"spend",
	"login"
];
var lotUnits = [
	"days",
	"months",
	"years"
];
var roundings = [
	"none",
	"month",
	"quarter",
	"year"
];
var period = {
	amount: z.int().min(1).max(3650),
	unit: z.enum(lotUnits)
};
var announced = {
	/** How many days before the last day the learner gets a notice. */
	notice_days: z.array(z.int().min(1).max(365)).max(3).default([
		30,
		7,
		1
	]),
	/** How many days after its last day a lot can still be spent. */
	grace_days: z.int().min(0).max(30).default(0)
};
/** A day of every year, `MM-dd`; 29 February means the 28th in other years. */
var MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/).refine((date) => isDay(`2024-${date}`), msg("There is no such day."));
/** A day that exists in the calendar and still sorts as text. */
var RealDay = Day.refine((day) => isDay(day) && day < "9000", msg("There is no such day."));
/** The terms of a version of an expiry schedule: when points that are earned under it expire. */
var ScheduleTerms = z.discriminatedUnion("type", [
	z.strictObject({
		type: z.literal("never"),
		...announced
	}),
	z.strictObject({
		type: z.literal("rolling"),
		...period,
		round_to: z.enum(roundings).default("none"),
		...announced
	}),
	z.strictObject({
		type: z.literal("calendar"),
		dates: z.array(MonthDay).min(1).max(12),
		min_age_days: z.int().min(0).max(3650).default(0),
		...announced
	}),
	z.strictObject({
		type: z.literal("fixed"),
		date: RealDay,
		...announced
	}),
	z.strictObject({
		type: z.literal("sliding"),
		...period,
		reset_by: z.array(z.enum(activities)).min(1).max(3),
		...announced
	})
]);
function isDay(text) {
	const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
	return day >= 1 && month >= 1 && month <= 12 && day <= Temporal.PlainYearMonth.from({
		year,
		month
	}).daysInMonth;
}
export { ScheduleTerms as t };
