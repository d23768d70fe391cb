import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as keptMails } from "./keptMails_Bl1jSSMV.mjs";
import { r as direction } from "./languages_DJQhyDQ0.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
/* empty css               */
// src/layouts/user/MailsPage.astro
createAstro("https://astro.build");
var $$MailsPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$MailsPage;
	const { mails } = Astro.props;
	const { t, format } = Astro.locals;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("Demo emails"),
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="stack narrow"> <h1>${t("Demo emails")}</h1> <p class="lead">${t("The demo sends no emails. The emails it would have sent are here, newest first.")}</p> ${mails.length === 0 && renderTemplate`<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": "mail" })} <h2>${t("No emails yet")}</h2> <p>${t("For example, request a new password: the email with the link will appear here.")}</p> <a class="btn line" href="/user/password"> ${t("Forgot your password?")} </a> </div>`} ${mails.map(({ to, subject, parts, at, language }) => renderTemplate`<article class="panel kept-mail"> <header> <h2${addAttribute(language, "lang")}${addAttribute(direction(language), "dir")}> ${subject} </h2> <p class="quiet"> <bdi>${to.name}</bdi> <bdi>&lt;${to.mail}&gt;</bdi> · <time${addAttribute(at, "datetime")}>${format.dateTime(at)}</time> </p> </header> <div class="stack tight"${addAttribute(language, "lang")}${addAttribute(direction(language), "dir")}> ${parts.map((part) => renderTemplate`<p>${typeof part === "string" ? part : renderTemplate`<a${addAttribute(part.href, "href")}>${part.label}</a>`}</p>`)} </div> </article>`)} </div> ` })}`;
}, "/work/wt/speed/src/layouts/user/MailsPage.astro", void 0);
// src/pages/demo/mails.astro
var mails_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Mails,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Mails = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Mails;
	const { config } = Astro.locals.runtime;
	if (!config.demo) return Astro.rewrite("/not-found");
	Astro.response.headers.set("Cache-Control", "private, no-store");
	const mails = await keptMails(config);
	return renderTemplate`${renderComponent($$result, "MailsPage", $$MailsPage, { "mails": mails })}`;
}, "/work/wt/speed/src/pages/demo/mails.astro", void 0);
var $$file = "/work/wt/speed/src/pages/demo/mails.astro";
var $$url = "/demo/mails";
// \0virtual:astro:page:src/pages/demo/mails@_@astro
var page = () => mails_exports;
export { page };
