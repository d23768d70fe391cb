import { c as renderSlot, d as renderTemplate, f as maybeRenderHead, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
// src/layouts/shop/StepButton.astro
createAstro("https://astro.build");
var $$StepButton = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$StepButton;
	const { id, step, look, back, label } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<form method="post"${addAttribute(`/incentives/${id}`, "action")}> ${back && renderTemplate`<input type="hidden" name="back"${addAttribute(back, "value")}>`} <button${addAttribute(["btn", look], "class:list")} type="submit" name="step"${addAttribute(step, "value")}${addAttribute(label, "aria-label")}> ${renderSlot($$result, $$slots["default"])} </button> </form>`;
}, "/work/wt/speed/src/layouts/shop/StepButton.astro", void 0);
// src/lib/shared/shop/reasons.ts
/** Returns short texts for the reasons why a learner cannot buy a product. */
function reasonsOf({ reasons }, formatting) {
	return reasons.flatMap((reason) => wordsOf(reason, formatting));
}
/** The same texts, as sentences where there is room. */
function wholeReasonsOf({ reasons }, formatting) {
	return reasons.flatMap((reason) => reason.code === "insufficient_points" ? [formatting.t("You need {{count}} more points for this.", { count: reason.missing })] : wordsOf(reason, formatting));
}
function wordsOf(reason, { t, format }) {
	switch (reason.code) {
		case "insufficient_points": return [t("{{count}} points short", { count: reason.missing })];
		case "sold_out": return [t("Sold out")];
		case "limit_reached": {
			const redeemed = t("Already redeemed {{count}} times", { count: reason.count });
			return reason.next === null ? [redeemed] : [redeemed, t("Available again from {{date}}", { date: format.date(reason.next) })];
		}
		case "not_started": return [t("Available from {{date}}", { date: format.date(reason.from) })];
		case "ended": return [t("Ended on {{date}}", { date: format.date(reason.until) })];
		case "paused": return [t("Currently unavailable")];
		case "already_enrolled": return [t("You already have this training")];
		case "already_ordered": return [t("You have already ordered this training")];
	}
}
/** Whether this is one of the reasons. */
function hasReason({ reasons }, code) {
	return reasons.some((reason) => reason.code === code);
}
export { $$StepButton as i, reasonsOf as n, wholeReasonsOf as r, hasReason as t };
