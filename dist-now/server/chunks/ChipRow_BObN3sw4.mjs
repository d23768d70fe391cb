import { d as renderTemplate, f as maybeRenderHead, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
// src/layouts/lists/ChipRow.astro
createAstro("https://astro.build");
var $$ChipRow = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ChipRow;
	const { label, choices } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<nav${addAttribute(label, "aria-label")}> <ul class="chip-row"> ${choices.map(({ label, href, isChosen }) => renderTemplate`<li> <a class="chip"${addAttribute(href, "href")} rel="nofollow"${addAttribute(isChosen ? "true" : void 0, "aria-current")}> ${label} </a> </li>`)} </ul> </nav>`;
}, "/work/wt/speed/src/layouts/lists/ChipRow.astro", void 0);
export { $$ChipRow as t };
