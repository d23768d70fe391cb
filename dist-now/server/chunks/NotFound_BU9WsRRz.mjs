import { d as renderTemplate, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$SpecialPage } from "./SpecialPage_CAI3OOix.mjs";
// src/layouts/special/NotFound.astro
createAstro("https://astro.build");
var $$NotFound = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NotFound;
	const { t } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "SpecialPage", $$SpecialPage, {
		"status": 404,
		"title": t("There is nothing at this address"),
		"text": t("It may have been moved or removed, or the address was mistyped. Try a search."),
		"search": true
	})}`;
}, "/work/wt/speed/src/layouts/special/NotFound.astro", void 0);
export { $$NotFound as t };
