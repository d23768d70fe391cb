import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { r as doorPath } from "./paths_C2R0dYgq.mjs";
import { t as $$DoorPage } from "./DoorPage_C-iBx6Q2.mjs";
import { t as $$Errors } from "./Errors_fZWL8jaC.mjs";
import { t as $$Field } from "./Field_dJfH9Xki.mjs";
// src/layouts/user/ForgotPasswordPage.astro
createAstro("https://astro.build");
var $$ForgotPasswordPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ForgotPasswordPage;
	const { mail, problems, redirectTo, asked } = Astro.props;
	const login = doorPath("/user/login", redirectTo);
	const { t, runtime } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "DoorPage", $$DoorPage, {
		"title": asked ? t("Check your inbox") : t("Forgot your password?"),
		"refused": problems !== void 0
	}, { "default": ($$result) => renderTemplate` ${renderComponent($$result, "Errors", $$Errors, {
		"problems": problems,
		"fields": { mail: t("Email address") }
	})} ${asked ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<p class="lead"> ${t("If there is an account with that address, we’ve emailed a link to it. The link works once, within one hour.")} </p> ${runtime.config.demo && renderTemplate`<p> <a href="/demo/mails">${t("See the demo emails")}</a> </p>`} <p class="actions"> <a class="btn line"${addAttribute(login, "href")}> ${t("Back to log in")} </a> </p> ` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p class="lead">${t("We’ll email you a link to choose a new one.")}</p> <form method="post" action="/user/password" class="stack" novalidate> <input type="hidden" name="redirectTo"${addAttribute(redirectTo, "value")}> ${renderComponent($$result, "Field", $$Field, {
		"name": "mail",
		"type": "email",
		"dir": "ltr",
		"label": t("Email address"),
		"value": mail,
		"problems": problems,
		"required": true,
		"autocomplete": "email",
		"maxlength": "254"
	})} <div class="actions"> <button class="btn fill" type="submit"> ${t("Email me a link")} </button> <a class="btn text"${addAttribute(login, "href")}> ${t("Back to log in")} </a> </div> </form> ` })}`}` })}`;
}, "/work/wt/speed/src/layouts/user/ForgotPasswordPage.astro", void 0);
export { $$ForgotPasswordPage as t };
