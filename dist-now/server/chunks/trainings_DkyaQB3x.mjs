import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { r as cardsOf, t as cardColumns } from "./cards_BzNasB8y.mjs";
import { o as reachedAt } from "./steps_DlPvdKEb.mjs";
import { t as withPoints } from "./withPoints_CTmOM-Lt.mjs";
import { i as visibleTo } from "./visible_C5aleg9h.mjs";
import { t as TrainingTile } from "./TrainingTile_B-zzaUkF.mjs";
/* empty css                   */
import { t as msg } from "./message_DmblFCuN.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as cardView } from "./cardView_ChT91LaF.mjs";
/* empty css                   */
// src/lib/server/enrolments/myTrainings.ts
/** The page shows at most this many; the newest are kept. */
var MOST = 500;
/** The trainings that a learner enrolled in and may still see, by state, the latest first. */
async function myTrainings(reader, { user, earnsFor, ...reading }) {
	const rows = await reader.selectFrom("trainings").innerJoin("enrolments", "enrolments.training_id", "trainings.id").where("uid", "=", user.uid).where(visibleTo(user)).select(cardColumns).select([
		"state",
		"enrolled_at",
		"started_at",
		"completed_at",
		"withdrawn_at"
	]).orderBy("enrolments.id", "desc").limit(MOST).execute();
	const cards = await withPoints(await cardsOf(reader, rows, reading), earnsFor);
	const mine = {
		in_progress: [],
		enrolled: [],
		completed: [],
		withdrawn: []
	};
	for (const [place, training] of cards.entries()) {
		const row = rows[place];
		if (row) mine[row.state].push({
			training,
			state: row.state,
			at: reachedAt(row)
		});
	}
	for (const list of Object.values(mine)) list.sort((a, b) => a.at < b.at ? 1 : -1);
	return mine;
}
// src/layouts/trainings/MyTrainingsPage.astro
createAstro("https://astro.build");
var $$MyTrainingsPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$MyTrainingsPage;
	const { mine } = Astro.props;
	const { t, format } = Astro.locals;
	const view = cardView(Astro.locals);
	const filled = [
		{
			state: "in_progress",
			title: msg("In progress"),
			note: msg("Started on {{date}}")
		},
		{
			state: "enrolled",
			title: msg("Not started yet"),
			note: msg("Enrolled on {{date}}")
		},
		{
			state: "completed",
			title: msg("Completed"),
			note: msg("Completed on {{date}}")
		},
		{
			state: "withdrawn",
			title: msg("Withdrawn"),
			note: msg("Withdrawn on {{date}}")
		}
	].filter(({ state }) => mine[state].length > 0);
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("My trainings"),
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="my-trainings"> <h1>${t("My trainings")}</h1> ${filled.map(({ state, title, note }) => renderTemplate`<section${addAttribute(`state-${state}`, "aria-labelledby")}> <h2${addAttribute(`state-${state}`, "id")}> ${t(title)} <span class="num quiet">${format.number(mine[state].length)}</span> </h2> <ul class="grid"> ${mine[state].map(({ training, at }) => renderTemplate`${renderComponent($$result, "TrainingTile", TrainingTile, {
		"training": training,
		"view": view,
		"heading": "h3",
		"note": t(note, { date: format.date(at) })
	})}`)} </ul> </section>`)} ${filled.length === 0 && renderTemplate`<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": "school" })} <h2>${t("Nothing here yet")}</h2> <p>${t("Trainings you enrol in will appear here, so that you can continue where you left off.")}</p> <a class="btn fill" href="/search"> ${t("Find a training")} </a> </div>`} </div> ` })}`;
}, "/work/wt/speed/src/layouts/trainings/MyTrainingsPage.astro", void 0);
// src/pages/trainings.astro
var trainings_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Trainings,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Trainings = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Trainings;
	const { db, earnsFor } = Astro.locals;
	const mine = await myTrainings(db.reader, {
		...Astro.locals.learner(),
		earnsFor
	});
	return renderTemplate`${renderComponent($$result, "MyTrainingsPage", $$MyTrainingsPage, { "mine": mine })}`;
}, "/work/wt/speed/src/pages/trainings.astro", void 0);
var $$file = "/work/wt/speed/src/pages/trainings.astro";
var $$url = "/trainings";
// \0virtual:astro:page:src/pages/trainings@_@astro
var page = () => trainings_exports;
export { page };
