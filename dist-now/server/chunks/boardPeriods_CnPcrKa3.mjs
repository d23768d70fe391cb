// src/lib/shared/points/boardPeriods.ts
/** The periods of the leaderboard; `all` is all time and never ends. */
var boardPeriods = [
	"week",
	"month",
	"quarter",
	"year",
	"all"
];
/** The week (from Monday), month, quarter or year that contains a day. */
function spanOf(period, day) {
	if (period === "all") return {
		period,
		start: "",
		end: ""
	};
	const first = firstDay(period, day);
	const next = first.add(lengths[period]);
	return {
		period,
		start: first.toString(),
		end: next.subtract({ days: 1 }).toString()
	};
}
/** All periods that contain a day. */
function spansOf(day) {
	return boardPeriods.map((period) => spanOf(period, day));
}
var lengths = {
	week: { weeks: 1 },
	month: { months: 1 },
	quarter: { months: 3 },
	year: { years: 1 }
};
function firstDay(period, day) {
	switch (period) {
		case "week": return day.subtract({ days: day.dayOfWeek - 1 });
		case "month": return day.with({ day: 1 });
		case "quarter": return day.with({
			month: Math.floor((day.month - 1) / 3) * 3 + 1,
			day: 1
		});
		case "year": return day.with({
			month: 1,
			day: 1
		});
	}
}
export { spanOf as n, spansOf as r, boardPeriods as t };
