import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt, r as nameToEcho, t as addressToEcho } from "./form_Bsh50wEa.mjs";
import { i as signInCookies, o as writeSignInCookies } from "./sessionCookie_BqUhwaJB.mjs";
import { t as signIn } from "./signIn_kcmo_Bk0.mjs";
import { r as roleLabels } from "./roles_B70mizq2.mjs";
import { r as Avatar } from "./SiteLayout_t_H1ItV2.mjs";
import { r as doorPath, t as afterLogin } from "./paths_C2R0dYgq.mjs";
import { t as $$DoorPage } from "./DoorPage_C-iBx6Q2.mjs";
import { t as $$Errors } from "./Errors_fZWL8jaC.mjs";
import { t as $$Field } from "./Field_dJfH9Xki.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { d as SignInBody } from "./people_CO5jA58C.mjs";
// src/layouts/user/DemoSignIns.astro
createAstro("https://astro.build");
var $$DemoSignIns = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$DemoSignIns;
	const { demo, redirectTo } = Astro.props;
	const { signIns, password } = demo;
	const { t, language } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<section class="demo-sign-ins" aria-labelledby="demo-sign-ins"> <h2 id="demo-sign-ins">${t("This is a demo: log in as anyone")}</h2> <p class="quiet">${t("Everyone here has the password {{password}}.", { password })}</p> <form method="post" action="/user/login"> <input type="hidden" name="redirectTo"${addAttribute(redirectTo, "value")}> <ul> ${signIns.map(({ mail, full_name: fullName, role }, index) => renderTemplate`<li> <button type="submit" name="demo"${addAttribute(mail, "value")}> ${renderComponent($$result, "Avatar", Avatar, {
		"uid": index + 1,
		"fullName": fullName,
		"picture": null,
		"lang": language,
		"size": 44
	})} <span> <b>${t(roleLabels[role])}</b> <span> <bdi>${fullName}</bdi> </span> <small> <bdi>${mail}</bdi> </small> </span> </button> </li>`)} </ul> </form> </section>`;
}, "/work/wt/speed/src/layouts/user/DemoSignIns.astro", void 0);
// src/layouts/user/LoginPage.astro
createAstro("https://astro.build");
var $$LoginPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LoginPage;
	const { name, redirectTo, problems, demo } = Astro.props;
	const { t, site } = Astro.locals;
	const signUp = site.general.signup_url;
	return renderTemplate`${renderComponent($$result, "DoorPage", $$DoorPage, {
		"title": t("Log in"),
		"refused": problems !== void 0
	}, {
		"default": ($$result) => renderTemplate` ${renderComponent($$result, "Errors", $$Errors, {
			"problems": problems,
			"fields": {
				name: t("Username or email"),
				password: t("Password")
			}
		})} ${maybeRenderHead($$result)}<form method="post" action="/user/login" class="stack" novalidate> <input type="hidden" name="redirectTo"${addAttribute(redirectTo, "value")}> ${renderComponent($$result, "Field", $$Field, {
			"name": "name",
			"label": t("Username or email"),
			"value": name,
			"problems": problems,
			"required": true,
			"autocomplete": "username",
			"autocapitalize": "none",
			"spellcheck": "false",
			"maxlength": "254"
		})} ${renderComponent($$result, "Field", $$Field, {
			"name": "password",
			"type": "password",
			"label": t("Password"),
			"problems": problems,
			"required": true,
			"autocomplete": "current-password",
			"maxlength": "1000"
		})} <div class="actions"> <button class="btn fill" type="submit"> ${t("Log in")} </button> <a class="btn text"${addAttribute(doorPath("/user/password", redirectTo), "href")}> ${t("Forgot your password?")} </a> </div> </form> ${signUp && renderTemplate`<p class="quiet"> ${t("New here?")}${" "} <a${addAttribute(signUp, "href")} rel="external"> ${t("Sign up")} </a> </p>`}`,
		"below": ($$result) => renderTemplate`${demo && renderTemplate`${renderComponent($$result, "DemoSignIns", $$DemoSignIns, {
			"slot": "below",
			"demo": demo,
			"redirectTo": redirectTo
		})}`}`
	})}`;
}, "/work/wt/speed/src/layouts/user/LoginPage.astro", void 0);
// src/pages/user/login.astro
var login_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Login,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Login = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Login;
	const { db, user, runtime, site, origin, address, now } = Astro.locals;
	const demo = runtime.config.demo ? site.demo : null;
	const isPost = Astro.request.method === "POST";
	if (user && !isPost) return Astro.redirect(afterLogin(Astro.url.searchParams.get("redirectTo")), 303);
	let redirectTo = addressToEcho(Astro.url.searchParams.get("redirectTo") ?? "");
	let name = "";
	const { done: signedIn, problems } = await attempt(async () => {
		if (!isPost) return void 0;
		const { demo: chosen, redirectTo: back = "", name: typed = "", password = "" } = await readForm(Astro.request);
		redirectTo = addressToEcho(back);
		name = nameToEcho(typed);
		const signInOfDemo = demo?.signIns.find(({ mail }) => mail === chosen);
		const sent = signInOfDemo ? {
			name: signInOfDemo.mail,
			password: demo?.password
		} : {
			name: typed,
			password
		};
		const browser = {
			address,
			now,
			shared: runtime.config.demo,
			...signInCookies(Astro.cookies, origin)
		};
		return signIn(db, {
			...checked(SignInBody, sent),
			...browser
		});
	}, Astro);
	if (signedIn) {
		writeSignInCookies(Astro.cookies, origin, signedIn);
		return Astro.redirect(afterLogin(redirectTo), 303);
	}
	return renderTemplate`${renderComponent($$result, "LoginPage", $$LoginPage, {
		"name": name,
		"redirectTo": redirectTo,
		"problems": problems,
		"demo": demo
	})}`;
}, "/work/wt/speed/src/pages/user/login.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/login.astro";
var $$url = "/user/login";
// \0virtual:astro:page:src/pages/user/login@_@astro
var page = () => login_exports;
export { page };
