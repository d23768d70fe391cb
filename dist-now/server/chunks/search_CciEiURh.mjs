import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as choose, r as searchByAddress, t as $$SearchPage } from "./SearchPage_ZZk3I866.mjs";
// src/pages/search.astro
var search_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Search,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Search = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Search;
	const found = await searchByAddress(Astro.url.searchParams, Astro.locals);
	const { chosen, back, list } = found;
	if (list.items.length === 0 && list.total > 0) return Astro.redirect(choose({
		path: Astro.url.pathname,
		chosen,
		back
	}, {}));
	return renderTemplate`${renderComponent($$result, "SearchPage", $$SearchPage, {
		"path": "/search",
		...found
	})}`;
}, "/work/wt/speed/src/pages/search.astro", void 0);
var $$file = "/work/wt/speed/src/pages/search.astro";
var $$url = "/search";
// \0virtual:astro:page:src/pages/search@_@astro
var page = () => search_exports;
export { page };
