import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readSessionCookie, t as clearSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { n as signOut } from "./signIn_kcmo_Bk0.mjs";
import { t as $$DoorPage } from "./DoorPage_C-iBx6Q2.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/layouts/user/LogoutPage.astro
createAstro("https://astro.build");
var $$LogoutPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$LogoutPage;
	const { t, user } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "DoorPage", $$DoorPage, { "title": t("Log out") }, { "default": ($$result) => renderTemplate`${user ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<p class="lead">${t("You are logged in as {{name}}.", { name: user.full_name })}</p> <form method="post" action="/user/logout" class="actions"> <button class="btn fill" type="submit"> ${t("Log out")} </button> <a class="btn line" href="/dashboard"> ${t("Stay logged in")} </a> </form> ` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p class="lead">${t("You are not logged in.")}</p> <p class="actions"> <a class="btn fill" href="/user/login"> ${t("Log in")} </a> </p> ` })}`}` })}`;
}, "/work/wt/speed/src/layouts/user/LogoutPage.astro", void 0);
// src/pages/user/logout.astro
var logout_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Logout,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Logout = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Logout;
	const { db, origin } = Astro.locals;
	if (Astro.request.method === "POST") {
		const token = readSessionCookie(Astro.cookies, origin);
		if (token) await signOut(db, token);
		clearSessionCookie(Astro.cookies, origin);
		return Astro.redirect(withNotice("/", "signed-out"), 303);
	}
	return renderTemplate`${renderComponent($$result, "LogoutPage", $$LogoutPage, {})}`;
}, "/work/wt/speed/src/pages/user/logout.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/logout.astro";
var $$url = "/user/logout";
// \0virtual:astro:page:src/pages/user/logout@_@astro
var page = () => logout_exports;
export { page };
