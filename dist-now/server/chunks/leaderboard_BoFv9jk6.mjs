import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as readLeaderboard } from "./leaderboard_61yb6Rwy.mjs";
import { t as boardPeriodOf } from "./boardPeriodOf_7maxb5fw.mjs";
import { i as LeaderboardQuery, t as Leaderboard } from "./leaderboard_DXA8EUWk.mjs";
// src/pages/api/v2/incentives/leaderboard/index.ts
var leaderboard_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	GET: () => GET
});
var GET = endpoint({
	summary: "Lists the users with the most points in a period, among everyone or in one of the user’s organizations, with the user’s own place. `date` chooses a period that is over.",
	access: "incentives_leaderboard",
	query: LeaderboardQuery,
	answer: Leaderboard,
	refuses: { 404: {} },
	async run({ query, user, locals: { db, visit } }) {
		const period = await boardPeriodOf(db.reader, query);
		const wish = {
			...query,
			period,
			user
		};
		return { data: await readLeaderboard(db.reader, wish, visit) };
	}
});
var ALL = otherMethods({ GET });
export { leaderboard_exports as t };
