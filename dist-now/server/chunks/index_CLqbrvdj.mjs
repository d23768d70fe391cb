import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { i as storefrontVisit, n as loadStorefrontPage } from "./page_CYxY293C.mjs";
import { t as $$Storefront } from "./Storefront_Cg_4d6Lj.mjs";
// src/pages/index.astro
var pages_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => ""
});
createAstro("https://astro.build");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locals } = Astro;
	const { catalog, storefront_page } = locals.site.features;
	if (locals.user) return Astro.redirect("/dashboard");
	if (!catalog || !storefront_page) return Astro.redirect("/user/login");
	const page = await loadStorefrontPage(locals.runtime, storefrontVisit(locals));
	return renderTemplate`${renderComponent($$result, "Storefront", $$Storefront, { ...page })}`;
}, "/work/wt/speed/src/pages/index.astro", void 0);
var $$file = "/work/wt/speed/src/pages/index.astro";
// \0virtual:astro:page:src/pages/index@_@astro
var page = () => pages_exports;
export { page };
