import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { t as leadBack } from "./leadBack_B2RqK4IY.mjs";
import { t as readLeaderboard } from "./leaderboard_61yb6Rwy.mjs";
import { t as joinLeaderboard } from "./placeOnBoards_CFg6pnq-.mjs";
import { t as boardPeriodOf } from "./boardPeriodOf_7maxb5fw.mjs";
import { n as $$Icon, r as Avatar, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { i as periodLabels, n as boardAddress, r as nameOfPeriod, t as $$BoardChoice } from "./BoardChoice_Tw_gy9cJ.mjs";
import { t as boardPeriods } from "./boardPeriods_CnPcrKa3.mjs";
/* empty css                 */
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { i as LeaderboardQuery, n as LeaderboardForm } from "./leaderboard_DXA8EUWk.mjs";
import { t as readQuery } from "./query_CMvu3hjj.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
import { o as sitePath } from "./paths_C2R0dYgq.mjs";
// src/lib/server/points/boards/organizationsOf.ts
/** The organisations whose boards the user may see, by name. */
async function organizationsOf(reader, { organizations }) {
	if (organizations.length === 0) return [];
	return reader.selectFrom("organizations").select(["id", "name"]).where("id", "in", organizations).orderBy("name").execute();
}
// src/layouts/points/BoardTable.astro
createAstro("https://astro.build");
var $$BoardTable = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$BoardTable;
	const { board, caption } = Astro.props;
	const { t, format, language } = Astro.locals;
	const { rows, around, gap } = board;
	const lines = [
		...rows,
		...gap ? [null] : [],
		...around
	];
	return renderTemplate`${maybeRenderHead($$result)}<table class="board-table"> <caption class="unseen">${caption}</caption> <thead> <tr> <th scope="col" class="num"> <span class="unseen">${t("Place")}</span> </th> <th scope="col">${t("Name")}</th> <th scope="col" class="num"> ${t("Points")} </th> </tr> </thead> <tbody> ${lines.map((row) => row ? renderTemplate`<tr${addAttribute(row.me ? "true" : void 0, "aria-current")}${addAttribute({ high: row.rank <= 3 }, "class:list")}> <td class="num">${format.number(row.rank)}</td> <th scope="row"> <span class="board-name"> ${renderComponent($$result, "Avatar", Avatar, {
		"uid": row.uid,
		"fullName": row.name,
		"picture": row.avatar,
		"lang": language,
		"size": row.rank <= 3 ? 48 : 40
	})} <bdi>${row.name}</bdi> ${row.me && renderTemplate`<span class="tag">${t("You")}</span>`} </span> </th> <td class="num">${format.number(row.points)}</td> </tr>` : renderTemplate`<tr class="board-gap"> <td colspan="3"> <span aria-hidden="true">…</span> <span class="unseen">${t("There are more people in between.")}</span> </td> </tr>`)} </tbody> </table>`;
}, "/work/wt/speed/src/layouts/points/BoardTable.astro", void 0);
// src/layouts/points/BoardTools.astro
createAstro("https://astro.build");
var $$BoardTools = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$BoardTools;
	const { board, organizations, period } = Astro.props;
	const { t } = Astro.locals;
	const chosen = {
		period: board.period,
		organization: board.organization?.id ?? null
	};
	const scopes = [{
		id: null,
		name: t("Everyone")
	}, ...organizations];
	return renderTemplate`${maybeRenderHead($$result)}<div class="board-tools"> <nav${addAttribute(t("Period"), "aria-label")}> <ul class="points-chips"> ${boardPeriods.map((name) => renderTemplate`<li> <a class="chip"${addAttribute(boardAddress({
		...chosen,
		period: name
	}), "href")}${addAttribute(name === board.period ? "true" : void 0, "aria-current")}> ${t(periodLabels[name])} </a> </li>`)} </ul> </nav> ${scopes.length > 1 && renderTemplate`<nav${addAttribute(t("Group"), "aria-label")}> <ul class="points-chips"> ${scopes.map(({ id, name }) => renderTemplate`<li> <a class="chip"${addAttribute(boardAddress({
		...chosen,
		organization: id,
		date: board.next && board.start
	}), "href")}${addAttribute(id === chosen.organization ? "true" : void 0, "aria-current")}> <bdi>${name}</bdi> </a> </li>`)} </ul> </nav>`} <nav class="board-turn"${addAttribute(t("Earlier and later"), "aria-label")}> ${board.previous ? renderTemplate`<a class="icon-btn" rel="prev"${addAttribute(boardAddress({
		...chosen,
		date: board.previous
	}), "href")}${addAttribute(t("Previous period"), "aria-label")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "chevron_left" })} </a>` : renderTemplate`<span class="icon-btn" aria-hidden="true"></span>`} <p> <b>${period}</b> ${board.frozen && renderTemplate`<span class="tag">${t("Final")}</span>`} </p> ${board.next ? renderTemplate`<a class="icon-btn" rel="next"${addAttribute(boardAddress({
		...chosen,
		date: board.next
	}), "href")}${addAttribute(t("Next period"), "aria-label")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "chevron_right" })} </a>` : renderTemplate`<span class="icon-btn" aria-hidden="true"></span>`} </nav> </div>`;
}, "/work/wt/speed/src/layouts/points/BoardTools.astro", void 0);
// src/layouts/points/LeaderboardPage.astro
createAstro("https://astro.build");
var $$LeaderboardPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LeaderboardPage;
	const { board, organizations, here } = Astro.props;
	const { t, format } = Astro.locals;
	const { organization, me } = board;
	const period = nameOfPeriod(board, {
		t,
		format
	});
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("Leaderboard"),
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="stack board-page"> <header class="stack tight"> <h1>${t("Leaderboard")}</h1> <p class="lead">${t("The people who earned most by learning. Points that you spend still count.")}</p> </header> ${renderComponent($$result, "BoardTools", $$BoardTools, {
		"board": board,
		"organizations": organizations,
		"period": period
	})} <section class="stack tight" aria-labelledby="board-period"> <h2 id="board-period" class="unseen"> ${organization ? t("{{period}}, {{group}}", {
		period,
		group: organization.name
	}) : period} </h2> ${!board.hidden && renderTemplate`<p class="quiet board-me"> ${!me.listed && t("You are not on the leaderboard. Only you see that you earned {{count}} points.", { count: me.points })} ${me.listed && me.points === 0 && t("You have not earned any points in this period.")} ${me.listed && me.rank !== null && t("You’re number {{rank}} with {{count}} points.", {
		rank: format.number(me.rank),
		count: me.points
	})} </p>`} ${board.hidden ? renderTemplate`<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": "groups" })} <h3>${t("Too few people to compare")}</h3> <p>${t("A leaderboard opens once five people are on it, to protect everyone’s privacy.")}</p> ${me.points > 0 && renderTemplate`<p>${t("You have earned {{count}} points in this period.", { count: me.points })}</p>`} <a class="btn fill" href="/search"> ${t("Find a training")} </a> </div>` : renderTemplate`${renderComponent($$result, "BoardTable", $$BoardTable, {
		"board": board,
		"caption": period
	})}`} </section> ${renderComponent($$result, "BoardChoice", $$BoardChoice, {
		"listed": me.listed,
		"back": here
	})} </div> ` })}`;
}, "/work/wt/speed/src/layouts/points/LeaderboardPage.astro", void 0);
// src/pages/leaderboard.astro
var leaderboard_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Leaderboard,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Leaderboard = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Leaderboard;
	const { db } = Astro.locals;
	const visit = Astro.locals.learner();
	const { user } = visit;
	if (Astro.request.method === "POST") {
		const { done, problems } = await attempt(async () => {
			const form = checked(LeaderboardForm, await readForm(Astro.request));
			await joinLeaderboard(db, user.uid, form.listed === "1", visit);
			return form;
		}, Astro);
		if (problems) return leadBack(Astro, "/leaderboard", problems);
		const notice = done.listed === "1" ? "board-joined" : "board-left";
		return Astro.redirect(withNotice(sitePath(done.back, "/leaderboard"), notice), 303);
	}
	const wish = LeaderboardQuery.safeParse(readQuery(Astro.url.searchParams)).data ?? LeaderboardQuery.parse({});
	const period = await boardPeriodOf(db.reader, wish);
	const { done: board } = await attempt(() => readLeaderboard(db.reader, {
		...wish,
		period,
		user
	}, visit), Astro);
	if (!board) return Astro.rewrite("/not-found");
	return renderTemplate`${renderComponent($$result, "LeaderboardPage", $$LeaderboardPage, {
		"board": board,
		"organizations": await organizationsOf(db.reader, user),
		"here": Astro.url.pathname + Astro.url.search
	})}`;
}, "/work/wt/speed/src/pages/leaderboard.astro", void 0);
var $$file = "/work/wt/speed/src/pages/leaderboard.astro";
var $$url = "/leaderboard";
// \0virtual:astro:page:src/pages/leaderboard@_@astro
var page = () => leaderboard_exports;
export { page };
