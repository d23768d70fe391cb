import { c as renderSlot, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
/* empty css               */
// src/layouts/user/DoorPage.astro
createAstro("https://astro.build");
var $$DoorPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$DoorPage;
	const { title, refused = false } = Astro.props;
	const { t, theme } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": refused ? t("Error: {{title}}", { title }) : title,
		"noindex": true
	}, {
		"default": ($$result) => renderTemplate`  ${maybeRenderHead($$result)}<div class="door"> <section class="door-form"> <h1>${title}</h1> ${renderSlot($$result, $$slots["default"])} </section> <div class="door-art" aria-hidden="true"> ${[
			"a-quiet-hour",
			"the-reading-room",
			"first-light"
		].map((seed) => renderTemplate`<img${addAttribute(theme.coverHref(seed, "3/4"), "src")} alt="" width="300" height="400" loading="lazy">`)} </div> </div> ${renderSlot($$result, $$slots["below"])} `,
		"head": ($$result) => renderTemplate`${renderSlot($$result, $$slots["head"])}`
	})}`;
}, "/work/wt/speed/src/layouts/user/DoorPage.astro", void 0);
export { $$DoorPage as t };
