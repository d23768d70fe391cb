import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute, p as renderHead } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$SpecialPage } from "./SpecialPage_CAI3OOix.mjs";
// src/layouts/special/Refresh.astro
createAstro("https://astro.build");
var $$Refresh = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Refresh;
	const { address, label } = Astro.props;
	const { pathname, searchParams } = new URL(address, "http://site.invalid");
	return renderTemplate`${maybeRenderHead($$result)}<form${addAttribute(pathname, "action")}> ${[...searchParams].map(([name, value]) => renderTemplate`<input type="hidden"${addAttribute(name, "name")}${addAttribute(value, "value")}>`)} <button class="btn fill" type="submit"> ${label} </button> </form>`;
}, "/work/wt/speed/src/layouts/special/Refresh.astro", void 0);
// src/layouts/special/Plain500.astro
createAstro("https://astro.build");
var $$Plain500 = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Plain500;
	const { refresh } = Astro.props;
	return renderTemplate`<html lang="en"> <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Oops, something went wrong :(</title>${renderHead($$result)}</head> <body> <main> <h1>Oops, something went wrong :(</h1> ${renderComponent($$result, "Refresh", $$Refresh, {
		"address": refresh,
		"label": "Refresh"
	})} </main> </body> </html>`;
}, "/work/wt/speed/src/layouts/special/Plain500.astro", void 0);
// src/pages/500.astro
var _500_exports = /* @__PURE__ */ __exportAll({
	default: () => $$500,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$500 = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$500;
	const { t, theme, requestId } = Astro.locals;
	const refresh = new URL(Astro.request.url).pathname + Astro.url.search;
	Astro.response.status = 500;
	return renderTemplate` ${theme ? renderTemplate`${renderComponent($$result, "SpecialPage", $$SpecialPage, {
		"status": 500,
		"title": t("Oops, something went wrong :("),
		"text": t("It’s our fault, not yours, and we have logged it. Quote {{id}} when you report it.", { id: requestId })
	}, { "default": ($$result) => renderTemplate` ${renderComponent($$result, "Refresh", $$Refresh, {
		"address": refresh,
		"label": t("Refresh")
	})} ` })}` : renderTemplate`${renderComponent($$result, "Plain500", $$Plain500, { "refresh": refresh })}`}`;
}, "/work/wt/speed/src/pages/500.astro", void 0);
var $$file = "/work/wt/speed/src/pages/500.astro";
var $$url = "/500";
// \0virtual:astro:page:src/pages/500@_@astro
var page = () => _500_exports;
export { page };
