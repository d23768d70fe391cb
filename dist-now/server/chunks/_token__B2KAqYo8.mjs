import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { a as Fragment, d as renderTemplate, f as maybeRenderHead, i as renderComponent } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { o as findMailChange, t as confirmMail } from "./changeMail_BilnRciT.mjs";
import { t as $$DoorPage } from "./DoorPage_C-iBx6Q2.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/layouts/user/ConfirmMailPage.astro
createAstro("https://astro.build");
var $$ConfirmMailPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ConfirmMailPage;
	const { mail } = Astro.props;
	const { t } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "DoorPage", $$DoorPage, { "title": t("Confirm your email address") }, {
		"default": ($$result) => renderTemplate` ${mail === null ? renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<p class="lead">${t("This link was used before or has expired. Your email address has not changed.")}</p> <p class="actions"> <a class="btn fill" href="/user"> ${t("Profile")} </a> </p> ` })}` : renderTemplate`${renderComponent($$result, "Fragment", Fragment, {}, { "default": ($$result) => renderTemplate` <p class="lead">${t("Your account will use this email address:")}</p> <p> <bdi dir="ltr">${mail}</bdi> </p> <form method="post" class="stack"> <div class="actions"> <button class="btn fill" type="submit"> ${t("Confirm your email address")} </button> </div> </form> ` })}`}`,
		"head": ($$result) => renderTemplate`<meta name="referrer" content="no-referrer">`
	})}`;
}, "/work/wt/speed/src/layouts/user/ConfirmMailPage.astro", void 0);
// src/pages/user/mail/[token].astro
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
	const { db, now, user } = locals;
	const token = Astro.params.token ?? "";
	const isPost = Astro.request.method === "POST";
	const { done } = await attempt(async () => isPost ? confirmMail(locals, token) : void 0, Astro);
	if (done) return Astro.redirect(withNotice(user?.uid === done.uid ? "/user" : "/user/login", "mail-changed"), 303);
	const change = await findMailChange(db.reader, token, now);
	if (!change) Astro.response.status = 404;
	Astro.response.headers.set("Cache-Control", "private, no-store");
	return renderTemplate`${renderComponent($$result, "ConfirmMailPage", $$ConfirmMailPage, { "mail": change?.next ?? null })}`;
}, "/work/wt/speed/src/pages/user/mail/[token].astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/mail/[token].astro";
var $$url = "/user/mail/[token]";
// \0virtual:astro:page:src/pages/user/mail/[token]@_@astro
var page = () => _token__exports;
export { page };
