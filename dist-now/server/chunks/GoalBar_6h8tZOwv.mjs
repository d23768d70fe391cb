import { c as renderSlot, d as renderTemplate, f as maybeRenderHead, m as addAttribute, t as spreadAttributes } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
/* empty css                 */
// src/layouts/points/GoalBar.astro
createAstro("https://astro.build");
var $$GoalBar = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$GoalBar;
	const { title, lang, href, price, points } = Astro.props;
	const { t, format, language } = Astro.locals;
	const missing = Math.max(0, price - points);
	const mark = markOf(lang ?? language, { lang: language });
	return renderTemplate`${maybeRenderHead($$result)}<div class="goal"> <p> ${t("Saving for:")}${" "} ${href ? renderTemplate`<a${addAttribute(href, "href")}${spreadAttributes(mark)}> <bdi>${title}</bdi> </a>` : renderTemplate`<bdi${spreadAttributes(mark)}>${title}</bdi>`} </p> <progress class="progress"${addAttribute(price, "max")}${addAttribute(Math.min(points, price), "value")}${addAttribute(t("Saved so far"), "aria-label")}> ${format.percent(Math.min(points, price) / price)} </progress> <p class="goal-words"> <span class="num"> ${missing > 0 ? t("{{missing}} of {{count}} points to go", {
		missing: format.number(missing),
		count: price
	}) : t("You have enough points for it")} </span> ${renderSlot($$result, $$slots["default"])} </p> </div>`;
}, "/work/wt/speed/src/layouts/points/GoalBar.astro", void 0);
export { $$GoalBar as t };
