import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as $$Icon } from "./SiteLayout_t_H1ItV2.mjs";
// src/layouts/shell/SearchForm.astro
createAstro("https://astro.build");
var $$SearchForm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SearchForm;
	const { action, words = "", hidden = [] } = Astro.props;
	const { t } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<search> <form class="search-form"${addAttribute(action, "action")}> ${hidden.map(([name, value]) => renderTemplate`<input type="hidden"${addAttribute(name, "name")}${addAttribute(value, "value")}>`)} ${renderComponent($$result, "Icon", $$Icon, { "name": "search" })} <input type="search" name="s"${addAttribute(words, "value")} maxlength="200"${addAttribute(t("Search trainings"), "placeholder")}${addAttribute(t("Search trainings"), "aria-label")} enterkeyhint="search" autocomplete="off" dir="auto"> <button class="btn fill" type="submit"> ${t("Search")} </button> </form> </search>`;
}, "/work/wt/speed/src/layouts/shell/SearchForm.astro", void 0);
export { $$SearchForm as t };
