import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { o as writeSignInCookies, t as clearSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { i as replacePassword, l as findReset } from "./forgottenPassword_B7s151uP.mjs";
import { a as NewPasswordForm, g as passwordLength } from "./people_CO5jA58C.mjs";
import { o as sitePath, r as doorPath } from "./paths_C2R0dYgq.mjs";
import { t as $$DoorPage } from "./DoorPage_C-iBx6Q2.mjs";
import { t as $$Errors } from "./Errors_fZWL8jaC.mjs";
import { t as $$Field } from "./Field_dJfH9Xki.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/layouts/user/NewPasswordPage.astro
createAstro("https://astro.build");
var $$NewPasswordPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NewPasswordPage;
	const { name, redirectTo, problems } = Astro.props;
	const { t } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "DoorPage", $$DoorPage, {
		"title": t("Choose a new password"),
		"refused": problems !== void 0
	}, {
		"default": ($$result) => renderTemplate` ${name === null ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<p class="lead">${t("This link was used before or has expired. Ask for a new one.")}</p> <p class="actions"> <a class="btn fill"${addAttribute(doorPath("/user/password", redirectTo), "href")}> ${t("Ask for a new link")} </a> </p> ` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${renderComponent($$result, "Errors", $$Errors, {
			"problems": problems,
			"fields": {
				password: t("New password"),
				repeated: t("New password again")
			}
		})} <form method="post" class="stack" novalidate> <input type="text"${addAttribute(name, "value")} autocomplete="username" readonly hidden> ${renderComponent($$result, "Field", $$Field, {
			"name": "password",
			"type": "password",
			"label": t("New password"),
			"hint": t("At least {{limit}} characters; a few words that only you put together are best.", { limit: passwordLength.min }),
			"problems": problems,
			"required": true,
			"autocomplete": "new-password",
			"maxlength": "1000"
		})} ${renderComponent($$result, "Field", $$Field, {
			"name": "repeated",
			"type": "password",
			"label": t("New password again"),
			"problems": problems,
			"required": true,
			"autocomplete": "new-password",
			"maxlength": "1000"
		})} <div class="actions"> <button class="btn fill" type="submit"> ${t("Save the password")} </button> </div> </form> ` })}`}`,
		"head": ($$result) => renderTemplate`<meta name="referrer" content="no-referrer">`
	})}`;
}, "/work/wt/speed/src/layouts/user/NewPasswordPage.astro", void 0);
// src/pages/user/password/[token].astro
var _token__exports = /* @__PURE__ */ __exportAll({
	default: () => $$Token,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Token = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Token;
	const { locals } = Astro;
	const { db, now, origin } = locals;
	const token = Astro.params.token ?? "";
	const redirectTo = sitePath(Astro.url.searchParams.get("redirectTo"), "");
	const { done, problems } = await attempt(async () => {
		if (Astro.request.method !== "POST") return void 0;
		const { password } = checked(NewPasswordForm, await readForm(Astro.request));
		return replacePassword(locals, {
			token,
			password
		});
	}, Astro);
	if (done) {
		clearSessionCookie(Astro.cookies, origin);
		writeSignInCookies(Astro.cookies, origin, done);
		return Astro.redirect(withNotice(doorPath("/user/login", redirectTo), "password-changed"), 303);
	}
	const account = await findReset(db.reader, token, now);
	if (!account) Astro.response.status = 404;
	Astro.response.headers.set("Cache-Control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "NewPasswordPage", $$NewPasswordPage, {
		"name": account?.name ?? null,
		"redirectTo": redirectTo,
		"problems": problems
	})}`;
}, "/work/wt/speed/src/pages/user/password/[token].astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/password/[token].astro";
var $$url = "/user/password/[token]";
// \0virtual:astro:page:src/pages/user/password/[token]@_@astro
var page = () => _token__exports;
export { page };
