import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$NotFound } from "./NotFound_BU9WsRRz.mjs";
// src/pages/[...path].astro
var ____path__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Component,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Component = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Component;
	Astro.response.status = 404;
	return renderTemplate`${renderComponent($$result, "NotFound", $$NotFound, {})}`;
}, "/work/wt/speed/src/pages/[...path].astro", void 0);
var $$file = "/work/wt/speed/src/pages/[...path].astro";
var $$url = "/[...path]";
// \0virtual:astro:page:src/pages/[...path]@_@astro
var page = () => ____path__exports;
export { page };
