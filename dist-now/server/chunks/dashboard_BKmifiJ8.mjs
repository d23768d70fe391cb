import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as toInstant } from "./time_DK_4AeA9.mjs";
import { t as definitions } from "./registry_DyvED6SM.mjs";
import { t as readLeaderboard } from "./leaderboard_61yb6Rwy.mjs";
import { i as storefrontVisit, o as loadSections, s as catalogueNumbers } from "./page_CYxY293C.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as $$SectionStack } from "./SectionStack_DebuTfr9.mjs";
// src/lib/server/storefront/dashboard.ts
/** Loads a learner's start page: trainings in progress, recommendations and upcoming sessions, as storefront sections. */
async function loadDashboard({ db, catalogue: facts }, visit, t) {
	const catalogue = await facts();
	const { page: _, ...asked } = visit;
	const { user, flags, language, now } = visit;
	const nothingToNote = () => {};
	return {
		sections: await loadSections(sectionsFor(t, language), {
			...asked,
			reader: db.reader,
			catalogue,
			shows: nothingToNote,
			changesAt: nothingToNote
		}),
		trainings: catalogueNumbers(catalogue, user).trainings,
		rank: flags.incentives_leaderboard ? await rankOf(db.reader, user, visit) : null,
		standing: await standingOf(db.reader, user.uid, now)
	};
}
function sectionsFor(t, lang) {
	const common = {
		lang,
		weight: 0
	};
	const words = (title, text) => ({
		title,
		text
	});
	return [
		{
			...common,
			id: 1,
			type: "continue_learning",
			data: {
				...definitions.continue_learning.defaults,
				content: words(t("Continue learning"), t("Where you left off."))
			}
		},
		{
			...common,
			id: 2,
			type: "recommended",
			data: {
				...definitions.recommended.defaults,
				content: words(t("Chosen for you"), t("Based on your job and on what you have learned so far."))
			}
		},
		{
			...common,
			id: 3,
			type: "upcoming_sessions",
			data: {
				...definitions.upcoming_sessions.defaults,
				content: words(t("Coming up"), t("Live sessions you can still join."))
			}
		}
	];
}
async function rankOf(reader, user, time) {
	const { me } = await readLeaderboard(reader, {
		user,
		period: "month",
		scope: "everyone",
		size: 1
	}, time);
	return me.rank;
}
async function standingOf(reader, uid, now) {
	const rows = await reader.selectFrom("enrolments").select(["state", "completed_at"]).where("uid", "=", uid).execute();
	const yearStart = toInstant(new Date(Date.UTC(now.getUTCFullYear(), 0, 1)));
	const completed = rows.filter((row) => row.completed_at !== null);
	return {
		underWay: rows.filter((row) => row.state === "enrolled" || row.state === "in_progress").length,
		completedThisYear: completed.filter((row) => row.completed_at >= yearStart).length
	};
}
// src/layouts/storefront/Dashboard.astro
createAstro("https://astro.build");
var $$Dashboard$1 = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Dashboard$1;
	const { name, sections, trainings, standing, rank } = Astro.props;
	const points = await Astro.locals.points();
	const { t, format } = Astro.locals;
	const shown = sections.map((loaded) => loaded.section.type === "recommended" ? withoutMore(loaded) : loaded);
	function withoutMore(loaded) {
		return {
			...loaded,
			data: {
				...loaded.data,
				moreUrl: "/storefront"
			}
		};
	}
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("Dashboard"),
		"wide": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="wrap greeting"> <h1>${t("Good to see you, {{name}}.", { name })}</h1> <dl class="standing"> <div> <dt>${t("In progress")}</dt> <dd>${format.number(standing.underWay)}</dd> </div> <div> <dt>${t("Completed this year")}</dt> <dd>${format.number(standing.completedThisYear)}</dd> </div> ${points !== null && renderTemplate`<div> <dt> <a href="/incentives/wallet">${t("Points")}</a> </dt> <dd>${format.number(points)}</dd> </div>`} ${rank !== null && renderTemplate`<div> <dt> <a href="/leaderboard">${t("Place this month")}</a> </dt> <dd>${format.number(rank)}</dd> </div>`} </dl> ${standing.underWay === 0 && renderTemplate`<p class="empty-hint"> ${t("You have no training in progress.")} <a href="/storefront">${t("Find something to learn")}</a> </p>`} </div> <div class="stacked"> ${renderComponent($$result, "SectionStack", $$SectionStack, {
		"sections": shown,
		"trainings": trainings,
		"level": 2
	})} </div> ` })}`;
}, "/work/wt/speed/src/layouts/storefront/Dashboard.astro", void 0);
// src/pages/dashboard.astro
var dashboard_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Dashboard,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Dashboard = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Dashboard;
	const { locals } = Astro;
	const learner = locals.learner();
	const { user } = learner;
	const dashboard = await loadDashboard(locals.runtime, {
		...storefrontVisit(locals),
		...learner
	}, locals.t);
	return renderTemplate`${renderComponent($$result, "Dashboard", $$Dashboard$1, {
		...dashboard,
		"name": user.first_name || user.full_name
	})}`;
}, "/work/wt/speed/src/pages/dashboard.astro", void 0);
var $$file = "/work/wt/speed/src/pages/dashboard.astro";
var $$url = "/dashboard";
// \0virtual:astro:page:src/pages/dashboard@_@astro
var page = () => dashboard_exports;
export { page };
