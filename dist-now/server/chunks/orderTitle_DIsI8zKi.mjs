import { d as renderTemplate, f as maybeRenderHead, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { i as orderStateTexts } from "./labels_CxYVM40S.mjs";
// src/layouts/shop/OrderState.astro
createAstro("https://astro.build");
var $$OrderState = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$OrderState;
	const { label, tone } = orderStateTexts[Astro.props.state];
	return renderTemplate`${maybeRenderHead($$result)}<span${addAttribute(["tag", tone], "class:list")}>${Astro.locals.t(label)}</span>`;
}, "/work/wt/speed/src/layouts/shop/OrderState.astro", void 0);
// src/layouts/shop/orderTitle.ts
/** The title of an order: its first product, and the number of others. */
function orderTitle({ lines }, t) {
	const title = lines[0]?.title ?? "";
	return lines.length > 1 ? t("{{title}} and {{count}} more", {
		title,
		count: lines.length - 1
	}) : title;
}
export { $$OrderState as n, orderTitle as t };
