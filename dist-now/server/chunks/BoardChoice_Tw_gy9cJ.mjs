import { d as renderTemplate, f as maybeRenderHead, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as writeQuery } from "./query_CMvu3hjj.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
/* empty css                 */
// src/layouts/points/boardAddress.ts
var BOARD_PATH = "/leaderboard";
var periodLabels = {
	week: msg("Week"),
	month: msg("Month"),
	quarter: msg("Quarter"),
	year: msg("Year"),
	all: msg("All time")
};
/** The address of a board. It always names the period, because the site's settings choose the default one. */
function boardAddress({ period, organization, date }) {
	return `${BOARD_PATH}?${writeQuery({
		period,
		...organization !== null && {
			scope: "organization",
			organization
		},
		date
	})}`;
}
/** The label of a period. */
function nameOfPeriod({ period, start, end }, { t, format }) {
	if (start === null || end === null) return t("All time");
	const [year = "", month = ""] = start.split("-");
	switch (period) {
		case "week": return t("{{from}} to {{until}}", {
			from: format.date(start, end.startsWith(year) ? "day_month" : "medium"),
			until: format.date(end)
		});
		case "quarter": return t("Quarter {{quarter}} of {{year}}", {
			quarter: (Number(month) + 2) / 3,
			year
		});
		case "year": return year;
		default: return format.date(start, "month");
	}
}
// src/layouts/points/BoardChoice.astro
createAstro("https://astro.build");
var $$BoardChoice = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$BoardChoice;
	const { listed, back } = Astro.props;
	const { t } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<form method="post"${addAttribute(BOARD_PATH, "action")} class="board-choice"> <input type="hidden" name="back"${addAttribute(back, "value")}> <input type="hidden" name="listed"${addAttribute(listed ? "0" : "1", "value")}> <div> <h2>${listed ? t("Taking part") : t("Not taking part")}</h2> <p class="quiet"> ${listed ? t("Others see your name and what you earned. If you leave, you disappear from every board at once, from past ones too. Your points stay yours, and you can come back.") : t("Other people do not see your points. If you join, they see your name and your place on the boards.")} </p> </div> <button class="btn line" type="submit"> ${listed ? t("Leave the leaderboard") : t("Join the leaderboard")} </button> </form>`;
}, "/work/wt/speed/src/layouts/points/BoardChoice.astro", void 0);
export { periodLabels as i, boardAddress as n, nameOfPeriod as r, $$BoardChoice as t };
