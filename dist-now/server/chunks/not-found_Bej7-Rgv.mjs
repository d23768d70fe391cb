import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$NotFound$1 } from "./NotFound_BU9WsRRz.mjs";
// src/pages/not-found.astro
var not_found_exports = /* @__PURE__ */ __exportAll({
	default: () => $$NotFound,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$NotFound = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NotFound;
	Astro.response.status = 404;
	return renderTemplate`${renderComponent($$result, "NotFound", $$NotFound$1, {})}`;
}, "/work/wt/speed/src/pages/not-found.astro", void 0);
var $$file = "/work/wt/speed/src/pages/not-found.astro";
var $$url = "/not-found";
// \0virtual:astro:page:src/pages/not-found@_@astro
var page = () => not_found_exports;
export { page };
