import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { n as otherMethods, t as endpoint } from "./endpoint_RSf-XC0F.mjs";
import { t as joinLeaderboard } from "./placeOnBoards_CFg6pnq-.mjs";
import { r as LeaderboardMe } from "./leaderboard_DXA8EUWk.mjs";
// src/pages/api/v2/incentives/leaderboard/me.ts
var me_exports = /* @__PURE__ */ __exportAll({
	ALL: () => ALL,
	PATCH: () => PATCH
});
var PATCH = endpoint({
	summary: "Whether the user wants to be ranked.",
	access: "incentives_leaderboard",
	body: LeaderboardMe,
	answer: LeaderboardMe,
	async run({ body: { listed }, user, locals: { db, visit } }) {
		await joinLeaderboard(db, user.uid, listed, visit);
		return { data: { listed } };
	}
});
var ALL = otherMethods({ PATCH });
export { me_exports as t };
