import { t as boardPeriods } from "./boardPeriods_CnPcrKa3.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { n as Id, t as Day } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/leaderboard.ts
var boardScopes = ["everyone", "organization"];
var ADay = Day.refine((day) => !Number.isNaN(Date.parse(`${day}T00:00Z`)) && (/* @__PURE__ */ new Date(`${day}T00:00Z`)).toISOString().startsWith(day), {
	message: msg("Write a date, such as 2026-12-31."),
	params: { code: "format" }
});
var LeaderboardQuery = z.object({
	/** By default the period of the shop's settings. */
	period: z.enum(boardPeriods).optional(),
	scope: z.enum(boardScopes).default("everyone"),
	/** One of the user's organisations; the first by default. */
	organization: z.coerce.number().pipe(Id).optional(),
	/** A day of the period, on the site's clock; today by default. */
	date: ADay.optional()
});
var Points = z.int().min(0);
var BoardRow = z.strictObject({
	/** Users with equal points have the same rank; the next rank is skipped. */
	rank: z.int().min(1),
	uid: Id,
	name: z.string(),
	avatar: z.string().nullable(),
	points: Points,
	me: z.boolean()
});
var Leaderboard = z.strictObject({
	period: z.enum(boardPeriods),
	scope: z.enum(boardScopes),
	organization: z.strictObject({
		id: Id,
		name: z.string()
	}).nullable(),
	/** The first and the last day of the period; `null` for all time. */
	start: Day.nullable(),
	end: Day.nullable(),
	/** A day of the previous and of the next period, if there is something to show. */
	previous: Day.nullable(),
	next: Day.nullable(),
	/** Whether the period is over and its ranks are final. */
	frozen: z.boolean(),
	/** Fewer than five users would be listed, so none is shown. */
	hidden: z.boolean(),
	/** The top of the board. */
	rows: z.array(BoardRow),
	/** The user's own row and its neighbours, if they are not among `rows`. */
	around: z.array(BoardRow),
	/** Whether there are users between `rows` and `around`. */
	gap: z.boolean(),
	me: z.strictObject({
		/** Whether the user wants to be ranked. */
		listed: z.boolean(),
		points: Points,
		/** `null` if the user is not on this board, or nobody is shown. */
		rank: z.int().nullable()
	})
});
var LeaderboardMe = z.strictObject({ listed: z.boolean() });
/** The same as a form; `back` is the page to open afterwards. */
var LeaderboardForm = z.object({
	listed: z.enum(["0", "1"]),
	back: z.string().max(2e3).optional()
});
export { LeaderboardQuery as i, LeaderboardForm as n, LeaderboardMe as r, Leaderboard as t };
