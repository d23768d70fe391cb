import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { t as profileOf } from "./profileView_BRWMYkem.mjs";
import { i as roles, r as roleLabels } from "./roles_B70mizq2.mjs";
import { n as $$Icon, r as Avatar, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { a as nativeName, i as localeOf } from "./languages_DJQhyDQ0.mjs";
/* empty css               */
// src/lib/shared/i18n/zoneName.ts
/** The name of a time zone (IANA) in a language: Central European Time, توقيت الأردن. */
function zoneName(timeZone, lang) {
	return new Intl.DateTimeFormat(localeOf(lang), {
		timeZone,
		timeZoneName: "longGeneric"
	}).formatToParts(0).find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
// src/layouts/user/ProfilePage.astro
createAstro("https://astro.build");
var $$ProfilePage = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ProfilePage;
	const { person, country, title, organizations, profession, skill } = Astro.props;
	const { t, language, format, site, flags } = Astro.locals;
	const unread = await Astro.locals.unread();
	const held = roles.filter((role) => person.roles.includes(role)).map((role) => t(roleLabels[role]));
	const follows = (value) => t("{{value}} (site default)", { value });
	const zone = (name) => zoneName(name, language);
	const facts = [
		{
			label: t("Username"),
			value: person.name
		},
		{
			label: t("Email address"),
			value: person.mail
		},
		{
			label: t("Job title"),
			value: title
		},
		{
			label: t("Organisations"),
			value: format.list(organizations)
		},
		{
			label: t("Profession"),
			value: format.list(profession)
		},
		{
			label: t("Skill"),
			value: format.list(skill)
		},
		{
			label: t("Country"),
			value: country
		},
		{
			label: t("Language"),
			value: person.language ? nativeName(person.language) : follows(nativeName(language))
		},
		{
			label: t("Time zone"),
			value: person.timezone ? zone(person.timezone) : follows(zone(site.general.timezone))
		},
		{
			label: t("Roles"),
			value: format.list(held)
		},
		{
			label: t("Member since"),
			value: format.date(person.created)
		}
	].filter(({ value }) => value !== "");
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("Profile"),
		"noindex": true
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<article class="stack narrow"> <header class="profile-head"> ${renderComponent($$result, "Avatar", Avatar, {
		"uid": person.uid,
		"fullName": person.full_name,
		"picture": person.avatar,
		"lang": language,
		"size": 88
	})} <div> <h1> <bdi>${person.full_name}</bdi> </h1> ${title && renderTemplate`<p class="quiet">${title}</p>`} </div> </header> <p class="actions"> <a${addAttribute(["btn", unread > 0 ? "fill" : "line"], "class:list")} href="/user/notices"> ${renderComponent($$result, "Icon", $$Icon, { "name": "notifications" })} ${unread > 0 ? t("Notifications ({{number}})", { number: format.number(unread) }) : t("Notifications")} </a> ${flags.incentives && renderTemplate`<a class="btn line" href="/incentives/wallet"> ${renderComponent($$result, "Icon", $$Icon, { "name": "star" })} ${t("My points")} </a>`} <a class="btn line"${addAttribute(`/user/${person.uid}/edit`, "href")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "edit" })} ${t("Edit profile")} </a> </p> <dl class="fact-lines"> ${facts.map(({ label, value }) => renderTemplate`<div> <dt>${label}</dt> <dd> <bdi>${value}</bdi> </dd> </div>`)} </dl> <form method="post" action="/user/logout"> <button class="btn line" type="submit"> ${renderComponent($$result, "Icon", $$Icon, { "name": "logout" })} ${t("Log out")} </button> </form> </article> ` })}`;
}, "/work/wt/speed/src/layouts/user/ProfilePage.astro", void 0);
// src/pages/user/index.astro
var user_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Index,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Index = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Index;
	const { db, user, visit } = Astro.locals;
	const profile = user && await profileOf(db.reader, user.uid, visit);
	if (!profile) return Astro.rewrite("/not-found");
	return renderTemplate`${renderComponent($$result, "ProfilePage", $$ProfilePage, { ...profile })}`;
}, "/work/wt/speed/src/pages/user/index.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/index.astro";
var $$url = "/user";
// \0virtual:astro:page:src/pages/user/index@_@astro
var page = () => user_exports;
export { page };
