import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt, r as nameToEcho, t as addressToEcho } from "./form_Bsh50wEa.mjs";
import { r as mailPasswordLink } from "./forgottenPassword_B7s151uP.mjs";
import { t as $$ForgotPasswordPage } from "./ForgotPasswordPage_CCNjzhUs.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { c as PasswordResetBody } from "./people_CO5jA58C.mjs";
import { o as sitePath, r as doorPath } from "./paths_C2R0dYgq.mjs";
// src/pages/user/password/index.astro
var password_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { locals } = Astro;
	let mail = "";
	let redirectTo = addressToEcho(sitePath(Astro.url.searchParams.get("redirectTo"), ""));
	const { done, problems } = await attempt(async () => {
		if (Astro.request.method !== "POST") return false;
		const { mail: typed = "", redirectTo: back } = await readForm(Astro.request);
		mail = nameToEcho(typed);
		redirectTo = addressToEcho(sitePath(back, ""));
		await mailPasswordLink(locals, {
			...checked(PasswordResetBody, { mail: typed }),
			redirectTo,
			address: locals.address
		});
		return true;
	}, Astro);
	if (done) return Astro.redirect(doorPath("/user/password/sent", redirectTo), 303);
	return renderTemplate`${renderComponent($$result, "ForgotPasswordPage", $$ForgotPasswordPage, {
		"mail": mail,
		"problems": problems,
		"redirectTo": redirectTo,
		"asked": false
	})}`;
}, "/work/wt/speed/src/pages/user/password/index.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/password/index.astro";
var $$url = "/user/password";
// \0virtual:astro:page:src/pages/user/password/index@_@astro
var page = () => password_exports;
export { page };
