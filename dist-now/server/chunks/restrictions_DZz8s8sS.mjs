import { n as toInstant, t as fromInstant } from "./time_DK_4AeA9.mjs";
import { t as dayOf } from "./expiry_1SWRAkD1.mjs";
import { r as criterionTypes } from "./criteria_DtCEnZ2t.mjs";
import { z } from "zod";
// src/lib/shared/points/windows.ts
var periods = [
	"day",
	"week",
	"month",
	"year"
];
/**
* All time, in the same format as other times, because text of different formats would not sort the same on every
* database.
*/
var always = {
	from: "0000-01-01 00:00:00",
	until: "9999-12-31 23:59:59"
};
/**
* The period that contains a time (UTC text), in `timeZone` (IANA). Weeks begin on Monday; a day begins at its first
* instant, also when the clock changes.
*/
function windowOf(period, at, timeZone) {
	const first = firstDay(period, dayOf(fromInstant(at), timeZone));
	const next = first.add({ [`${period}s`]: 1 });
	return {
		start: first.toString(),
		from: beginning(first, timeZone),
		until: beginning(next, timeZone)
	};
}
function isWithin(at, { from, until }) {
	return at >= from && at < until;
}
/** The shortest span that contains all of these. */
function around(spans) {
	return spans.reduce((so, span) => ({
		from: so.from < span.from ? so.from : span.from,
		until: so.until > span.until ? so.until : span.until
	}));
}
function firstDay(period, day) {
	switch (period) {
		case "day": return day;
		case "week": return day.subtract({ days: day.dayOfWeek - 1 });
		case "month": return day.with({ day: 1 });
		case "year": return day.with({
			month: 1,
			day: 1
		});
	}
}
function beginning(day, timeZone) {
	return toInstant(new Date(day.toZonedDateTime(timeZone).epochMilliseconds));
}
// src/lib/shared/audience/restrictions.ts
var Value = z.union([z.string().trim().min(1).max(60), z.int()]);
/**
* A restriction to users with one of the values of the criterion. `rule` says how it combines with other
* restrictions; there is only one way, but the contract has the field.
*/
var Restriction = z.strictObject({
	type: z.enum(criterionTypes),
	value: z.union([Value, z.array(Value).min(1).max(200)]),
	rule: z.literal("and").default("and")
});
/** All restrictions of an item; none: everyone may see it. */
var Restrictions = z.array(Restriction).max(20);
/**
* Whether an audience meets all restrictions, each with one of its values. Sections, previews, the shop and the earning
* rules all use this function. A value that no longer exists matches no user.
*/
function matches(restrictions, audience) {
	return restrictions.every((restriction) => meets(restriction, audience));
}
/** Returns a restriction's values as a list. */
function valuesOf(restriction) {
	return Array.isArray(restriction.value) ? restriction.value : [restriction.value];
}
function meets(restriction, audience) {
	const held = audience[restriction.type] ?? [];
	return valuesOf(restriction).some((value) => held.some((own) => String(own) === String(value)));
}
export { isWithin as a, around as i, matches as n, periods as o, always as r, windowOf as s, Restrictions as t };
