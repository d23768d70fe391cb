import { c as renderSlot, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as $$SearchForm } from "./SearchForm_BKe2D7rF.mjs";
// src/layouts/special/SpecialPage.astro
createAstro("https://astro.build");
var $$SpecialPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$SpecialPage;
	const { status, title, text, search = false } = Astro.props;
	const { t, user, theme, flags } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="special"> <div class="special-words"> <p class="special-status num" aria-hidden="true"> ${status} </p> <h1>${title}</h1> <p class="lead">${text}</p> ${search && flags.storefront_page && renderTemplate`${renderComponent($$result, "SearchForm", $$SearchForm, { "action": "/search" })}`} <div class="actions"> ${renderSlot($$result, $$slots["default"])} <a class="btn line"${addAttribute(user ? "/dashboard" : "/", "href")}> ${user ? t("Go to dashboard") : t("Go to home page")} </a> </div> </div> <img class="special-art"${addAttribute(theme.coverHref(`special-${status}`, "4/3"), "src")} alt="" width="400" height="300"> </div> ` })}`;
}, "/work/wt/speed/src/layouts/special/SpecialPage.astro", void 0);
export { $$SpecialPage as t };
