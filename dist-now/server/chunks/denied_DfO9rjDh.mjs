import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$SpecialPage } from "./SpecialPage_CAI3OOix.mjs";
// src/pages/denied.astro
var denied_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Denied,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Denied = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Denied;
	const { t, user, denial } = Astro.locals;
	Astro.response.status = 403;
	return renderTemplate`${renderComponent($$result, "SpecialPage", $$SpecialPage, {
		"status": 403,
		"title": t("You don’t have access to this page"),
		"text": denial ?? (user ? t("Your account does not have access to this page. If you need it, contact the site’s administrators.") : t("This page is not open to visitors. Log in, if you have an account."))
	}, { "default": ($$result) => renderTemplate`${!user && renderTemplate`${maybeRenderHead($$result)}<a class="btn fill" href="/user/login"> ${t("Log in")} </a>`}` })}`;
}, "/work/wt/speed/src/pages/denied.astro", void 0);
var $$file = "/work/wt/speed/src/pages/denied.astro";
var $$url = "/denied";
// \0virtual:astro:page:src/pages/denied@_@astro
var page = () => denied_exports;
export { page };
