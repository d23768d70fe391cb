import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as $$Icon } from "./SiteLayout_t_H1ItV2.mjs";
// src/layouts/lists/Paging.astro
createAstro("https://astro.build");
var $$Paging = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Paging;
	const { page, pages, addressOf } = Astro.props;
	const { t, format } = Astro.locals;
	const shown = Array.from({ length: pages }, (_, n) => n).filter((n) => n === 0 || n === pages - 1 || Math.abs(n - page) <= (page < 2 || page > pages - 3 ? 2 : 1));
	return renderTemplate`${maybeRenderHead($$result)}<nav${addAttribute(t("Pages"), "aria-label")}> <ul class="paging"> ${page > 0 && renderTemplate`<li> <a rel="prev"${addAttribute(addressOf(page - 1), "href")}${addAttribute(t("Previous page"), "aria-label")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "chevron_left" })} </a> </li>`} ${shown.map((n, at) => renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${at > 0 && n - (shown[at - 1] ?? n) > 1 && renderTemplate`<li aria-hidden="true"> <span>…</span> </li>`} <li> ${n === page ? renderTemplate`<span class="num" aria-current="page"> ${format.number(n + 1)} </span>` : renderTemplate`<a class="num"${addAttribute(addressOf(n), "href")}${addAttribute(t("Page {{page}}", { page: n + 1 }), "aria-label")}> ${format.number(n + 1)} </a>`} </li> ` })}`)} ${page < pages - 1 && renderTemplate`<li> <a rel="next"${addAttribute(addressOf(page + 1), "href")}${addAttribute(t("Next page"), "aria-label")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "chevron_right" })} </a> </li>`} </ul> </nav>`;
}, "/work/wt/speed/src/layouts/lists/Paging.astro", void 0);
export { $$Paging as t };
