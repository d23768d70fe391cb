import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes, x as unescapeHTML } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as lesson } from "./pages_CmvNGaFo.mjs";
import { i as enrolmentOf } from "./steps_DlPvdKEb.mjs";
import { i as visibleTo } from "./visible_C5aleg9h.mjs";
import { t as demoTrainings } from "./trainings_E5_xcbCq.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
/* empty css               */
// demo/seed/lessonOf.ts
/** `undefined` where the reader sees no such training of the demo. */
async function lessonOf(reader, user, slug) {
	const training = demoTrainings.find(({ external_id }) => external_id === slug);
	if (!training) return void 0;
	const row = await reader.selectFrom("trainings").select("id").where("external_id", "=", slug).where(visibleTo(user)).executeTakeFirst();
	if (!row) return void 0;
	const enrolment = user && await enrolmentOf(reader, {
		uid: user.uid,
		trainingId: row.id
	});
	return {
		id: row.id,
		training,
		state: enrolment?.state ?? null
	};
}
/** The list of the description, as HTML; '' if it has none. */
function pointsIn(description) {
	return /<ul>.*?<\/ul>/s.exec(description)?.[0] ?? "";
}
// src/layouts/demo/DemoLesson.astro
createAstro("https://astro.build");
var $$DemoLesson = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$DemoLesson;
	const { id, slug, lang, step, state, isSelf, title, summary, points, screen, words } = Astro.props;
	const { language, theme, format } = Astro.locals;
	const mark = markOf(lang, { lang: language });
	const isLast = step === 3;
	const hrefOf = (screen) => `/demo/training/${slug}?screen=${screen}`;
	const canFinish = isSelf && (state === "enrolled" || state === "in_progress");
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<article class="lesson"${spreadAttributes(mark)}> <header> <p class="tag">${words.demo}</p> <h1>${title}</h1> <p class="lesson-step"> <span>${words.step?.replace("{{step}}", format.number(step))}</span> <progress class="progress" max="3"${addAttribute(step, "value")}${addAttribute(words.step?.replace("{{step}}", String(step)), "aria-label")}></progress> </p> </header> <section class="lesson-screen"> <h2>${screen.title}</h2> ${step === 1 && renderTemplate`<p class="ld">${summary}</p>`} <p>${screen.text}</p> ${step === 2 && renderTemplate`<div class="prose">${unescapeHTML(points)}</div>`} ${isLast && state === "completed" && renderTemplate`<p class="tag good">${words.done}</p>`} ${isLast && !isSelf && state !== "completed" && renderTemplate`<p class="hint">${words.reported}</p>`} <div class="actions"> ${isLast && canFinish && renderTemplate`<form method="post"${addAttribute(`/training/${id}/enrolment`, "action")}> <button class="btn fill" type="submit" name="action" value="complete"> ${words.finished} </button> </form>`} ${!isLast && renderTemplate`<a class="btn fill"${addAttribute(hrefOf(step + 1), "href")}> ${words.next} </a>`} ${step > 1 && renderTemplate`<a class="btn line"${addAttribute(hrefOf(step - 1), "href")}> ${words.previous} </a>`} <a class="btn text"${addAttribute(`/training/${id}`, "href")}> ${words.leave} </a> </div> </section> <img class="art"${addAttribute(theme.coverHref(`training-${id}`, "4/3"), "src")} alt="" width="800" height="600"> </article> ` })}`;
}, "/work/wt/speed/src/layouts/demo/DemoLesson.astro", void 0);
// src/pages/demo/training/[slug].astro
var _slug__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Slug,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Slug = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Slug;
	const { db, user, runtime, language } = Astro.locals;
	const found = runtime.config.demo ? await lessonOf(db.reader, user, Astro.params.slug ?? "") : void 0;
	if (!found) return Astro.rewrite("/not-found");
	const { id, training, state } = found;
	const lang = language === "ar" ? "ar" : "en";
	const asked = Number(Astro.url.searchParams.get("screen") ?? 1);
	const step = [
		1,
		2,
		3
	].includes(asked) ? asked : 1;
	const screen = lesson.screens[step - 1] ?? lesson.screens[0];
	const words = Object.fromEntries(Object.entries(lesson.words).map(([name, text]) => [name, text[lang]]));
	Astro.response.headers.set("Cache-Control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "DemoLesson", $$DemoLesson, {
		"id": id,
		"slug": training.external_id,
		"lang": lang,
		"step": step,
		"state": state,
		"isSelf": training.completion === "self",
		"title": training.title[lang],
		"summary": training.summary[lang],
		"points": pointsIn(training.description[lang]),
		"screen": {
			title: screen.title[lang],
			text: screen.text[lang]
		},
		"words": words
	})}`;
}, "/work/wt/speed/src/pages/demo/training/[slug].astro", void 0);
var $$file = "/work/wt/speed/src/pages/demo/training/[slug].astro";
var $$url = "/demo/training/[slug]";
// \0virtual:astro:page:src/pages/demo/training/[slug]@_@astro
var page = () => _slug__exports;
export { page };
