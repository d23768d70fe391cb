import { n as toInstant } from "./time_DK_4AeA9.mjs";
// src/lib/shared/points/expiry.ts
/**
* The end of points that were earned, or renewed under a sliding schedule, at a time; `null`: they do not expire. Days
* are those of `timeZone` (IANA); a day ends when the next one begins, also when the clock changes. If the target month
* has no such day, its last day counts (31 January and one month: 28 or 29 February).
*/
function expiryOf(terms, moment, timeZone) {
	const day = lastDay(terms, dayOf(moment, timeZone));
	return day && endingAfter(day, terms.grace_days, timeZone);
}
/** The end of a day plus grace days, in `timeZone`. */
function endingAfter(day, graceDays, timeZone) {
	const next = day.add({ days: graceDays + 1 }).toZonedDateTime(timeZone);
	return {
		expires_on: day.toString(),
		expires_at: toInstant(new Date(next.epochMilliseconds))
	};
}
/** The day of a time in `timeZone`. */
function dayOf(moment, timeZone) {
	return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}
function lastDay(terms, from) {
	switch (terms.type) {
		case "never": return null;
		case "rolling": return roundedUp(from.add({ [terms.unit]: terms.amount }), terms.round_to);
		case "sliding": return from.add({ [terms.unit]: terms.amount });
		case "calendar": return nextOf(terms.dates, from.add({ days: terms.min_age_days }));
		case "fixed": {
			const date = Temporal.PlainDate.from(terms.date);
			return Temporal.PlainDate.compare(date, from) < 0 ? null : date;
		}
	}
}
function roundedUp(day, to) {
	if (to === "none") return day;
	const month = {
		month: day.month,
		quarter: Math.ceil(day.month / 3) * 3,
		year: 12
	}[to];
	return Temporal.PlainYearMonth.from({
		year: day.year,
		month
	}).toPlainDate({ day: 31 });
}
/** The first of these days of the year on or after `from`. */
function nextOf(dates, from) {
	return [from.year, from.year + 1].flatMap((year) => dates.map((date) => {
		const [month, day] = date.split("-").map(Number);
		return Temporal.PlainDate.from({
			year,
			month: month ?? 1,
			day: day ?? 1
		});
	})).filter((day) => Temporal.PlainDate.compare(day, from) >= 0).sort(Temporal.PlainDate.compare)[0] ?? null;
}
export { endingAfter as n, expiryOf as r, dayOf as t };
