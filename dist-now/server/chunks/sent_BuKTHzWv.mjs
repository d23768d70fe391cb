import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as $$ForgotPasswordPage } from "./ForgotPasswordPage_CCNjzhUs.mjs";
import { o as sitePath } from "./paths_C2R0dYgq.mjs";
// src/pages/user/password/sent.astro
var sent_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Sent,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Sent = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Sent;
	const redirectTo = sitePath(Astro.url.searchParams.get("redirectTo"), "");
	return renderTemplate`${renderComponent($$result, "ForgotPasswordPage", $$ForgotPasswordPage, {
		"mail": "",
		"redirectTo": redirectTo,
		"asked": true
	})}`;
}, "/work/wt/speed/src/pages/user/password/sent.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/password/sent.astro";
var $$url = "/user/password/sent";
// \0virtual:astro:page:src/pages/user/password/sent@_@astro
var page = () => sent_exports;
export { page };
