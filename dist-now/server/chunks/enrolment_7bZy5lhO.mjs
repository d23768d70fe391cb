import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { t as leadBack } from "./leadBack_B2RqK4IY.mjs";
import { a as takeStep, n as EnrolmentForm } from "./stepForm_DXcOZ-Vv.mjs";
import { t as findTraining } from "./findTraining_1o-iaJq_.mjs";
import { t as TrainingPath } from "./trainingQuery_C9CwRtH2.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as cardView } from "./cardView_ChT91LaF.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/layouts/trainings/OpenTraining.astro
createAstro("https://astro.build");
var $$OpenTraining = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OpenTraining;
	const { training, url } = Astro.props;
	const { t } = Astro.locals;
	const mark = markOf(training.lang, cardView(Astro.locals));
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("Opening the training"),
		"noindex": true
	}, {
		"default": ($$result) => renderTemplate`  ${maybeRenderHead($$result)}<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": "open_in_new" })} <h1${spreadAttributes(mark)}>${training.title}</h1> <p>${t("The training opens in a moment. If it does not, follow the link.")}</p> <div class="actions"> <a class="btn fill"${addAttribute(url, "href")} rel="noopener"> ${t("Open the training")} </a> <a class="btn line"${addAttribute(`/training/${training.id}`, "href")}> ${t("Back to its page")} </a> </div> </div> `,
		"head": ($$result) => renderTemplate`<meta http-equiv="refresh"${addAttribute(`0; url=${url}`, "content")}>`
	})}`;
}, "/work/wt/speed/src/layouts/trainings/OpenTraining.astro", void 0);
// src/pages/training/[id]/enrolment.astro
var enrolment_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Enrolment,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Enrolment = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Enrolment;
	const notices = {
		enrol: "enrolled",
		launch: null,
		complete: "completed",
		withdraw: "withdrawn"
	};
	const { db, now, visit } = Astro.locals;
	const { user } = Astro.locals.learner();
	const path = TrainingPath.safeParse(Astro.params);
	if (!path.success) return Astro.rewrite("/not-found");
	const { id } = path.data;
	const page = `/training/${id}`;
	if (Astro.request.method !== "POST") return Astro.redirect(page, 303);
	const { done, problems } = await attempt(async () => {
		const { action } = checked(EnrolmentForm, await readForm(Astro.request));
		const { url } = await takeStep(db, action, {
			user,
			trainingId: id,
			now
		});
		return {
			action,
			url
		};
	}, Astro);
	if (problems) return leadBack(Astro, page, problems);
	const notice = notices[done.action];
	if (notice) return Astro.redirect(withNotice(page, notice), 303);
	const training = await findTraining(db.reader, user, id, visit);
	if (!training || !done.url) return Astro.redirect(page, 303);
	return renderTemplate`${renderComponent($$result, "OpenTraining", $$OpenTraining, {
		"training": training,
		"url": done.url
	})}`;
}, "/work/wt/speed/src/pages/training/[id]/enrolment.astro", void 0);
var $$file = "/work/wt/speed/src/pages/training/[id]/enrolment.astro";
var $$url = "/training/[id]/enrolment";
// \0virtual:astro:page:src/pages/training/[id]/enrolment@_@astro
var page = () => enrolment_exports;
export { page };
