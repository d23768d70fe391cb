import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, t as spreadAttributes, x as unescapeHTML } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { r as texts } from "./pages_CmvNGaFo.mjs";
import { n as markOf } from "./view_CpOSxNHE.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
/* empty css               */
// src/layouts/demo/DemoTextPage.astro
createAstro("https://astro.build");
var $$DemoTextPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$DemoTextPage;
	const { title, html, lang } = Astro.props;
	const { language, theme } = Astro.locals;
	const mark = markOf(lang, { lang: language });
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": title,
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="demo-page"> <article class="demo-text"> <h1${spreadAttributes(mark)}>${title}</h1> <div class="prose"${spreadAttributes(mark)}>${unescapeHTML(html)}</div> </article> <img class="art"${addAttribute(theme.coverHref(title, "4/3"), "src")} alt="" width="800" height="600" loading="lazy"> </div> ` })}`;
}, "/work/wt/speed/src/layouts/demo/DemoTextPage.astro", void 0);
// src/pages/demo/[page].astro
var _page__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Page,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Page = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Page;
	const { runtime, language } = Astro.locals;
	const name = Astro.params.page ?? "";
	const page = runtime.config.demo && Object.hasOwn(texts, name) ? texts[name] : void 0;
	if (!page) return Astro.rewrite("/not-found");
	const lang = language === "ar" ? "ar" : "en";
	return renderTemplate`${renderComponent($$result, "DemoTextPage", $$DemoTextPage, {
		"title": page.title[lang],
		"html": page.text[lang],
		"lang": lang
	})}`;
}, "/work/wt/speed/src/pages/demo/[page].astro", void 0);
var $$file = "/work/wt/speed/src/pages/demo/[page].astro";
var $$url = "/demo/[page]";
// \0virtual:astro:page:src/pages/demo/[page]@_@astro
var page = () => _page__exports;
export { page };
