import { sql } from "kysely";
// src/lib/server/points/boards/tally.ts
/**
* The widths of the buckets in which people are counted. Each bucket holds 256 smaller ones, so a count adds at most
* 255 numbers of each width, however many people there are.
*/
var widths = [
	1,
	256,
	2 ** 16,
	2 ** 24
];
/**
* Rows that are new or changed since the last count. The text must match the index `board_rows_untallied`, so that both
* databases use it.
*/
var isUntallied = sql`tallied is distinct from case listed when 1 then points end`;
/**
* How many listed people on a board have more points: the stored counts, corrected by the few rows that changed since.
* It is one statement, so that a count that runs at the same time cannot skew the result.
*/
async function peopleAbove(reader, boardId, points) {
	const tallied = widths.map((width, level) => {
		const next = widths[level + 1];
		const after = Math.floor(points / width);
		const until = next === void 0 ? LAST : (Math.floor(points / next) + 1) * (next / width);
		return sql`coalesce((select sum(people) from board_tallies where board_id = ${boardId} and width = ${width} and bucket > ${after} and bucket < ${until}), 0)`;
	});
	const { rows } = await sql`
    select ${sql.join(tallied, sql` + `)} + coalesce((
      select sum(case when listed = 1 and points > ${points} then 1 else 0 end - case when tallied > ${points} then 1 else 0 end)
      from board_rows where board_id = ${boardId} and ${isUntallied}), 0) as above`.execute(reader);
	return Number(rows[0]?.above ?? 0);
}
/** Larger than every bucket number. */
var LAST = 2 ** 31 - 1;
export { peopleAbove as n, widths as r, isUntallied as t };
