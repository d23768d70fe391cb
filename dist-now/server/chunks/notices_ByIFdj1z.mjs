import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { n as noticeChoicesOf, t as chooseNotices } from "./choices_DNlqFXqo.mjs";
import { n as readNotices, t as noticesOf } from "./readNotices_1QZAG0FR.mjs";
import { a as NoticeForm, c as NOTICE_CHOICES_PATH, d as choicesFor, i as NoticeChoicesForm, m as noticeKinds, p as noticeKindNames, u as choiceLabel } from "./notices_Dug_bUX9.mjs";
import { n as $$Icon, t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as $$Field } from "./Field_dJfH9Xki.mjs";
/* empty css               */
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/layouts/user/NoticeChoicesForm.astro
createAstro("https://astro.build");
var $$NoticeChoicesForm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NoticeChoicesForm;
	const { choices } = Astro.props;
	const { t } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<form method="post" action="/user/notices" class="stack edit-form" id="choices"> <input type="hidden" name="form" value="choices"> <fieldset> <legend>${t("Notification settings")}</legend> ${noticeKindNames.map((type) => renderTemplate`${renderComponent($$result, "Field", $$Field, {
		"form": "choice",
		"name": type,
		"label": t(noticeKinds[type].label),
		"options": choicesFor(type).map((choice) => ({
			value: choice,
			label: t(choiceLabel(choice, type))
		})),
		"value": choices[type],
		"problems": void 0
	})}`)} </fieldset> <p class="hint">${t("Emails about your account itself, such as a new password, are always sent.")}</p> <div class="actions"> <button class="btn fill" type="submit"> ${t("Save")} </button> </div> </form>`;
}, "/work/wt/speed/src/layouts/user/NoticeChoicesForm.astro", void 0);
// src/layouts/user/NoticesPage.astro
createAstro("https://astro.build");
var $$NoticesPage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$NoticesPage;
	const { notices, choices } = Astro.props;
	const { t, format } = Astro.locals;
	const unread = notices.filter(({ read }) => !read).length;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": t("Notifications"),
		"noindex": true,
		"breadcrumb": [{
			title: t("Profile"),
			href: "/user"
		}, { title: t("Notifications") }]
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="stack narrow"> <header class="notices-head"> <h1>${t("Notifications")}</h1> <div class="actions"> ${unread > 0 && renderTemplate`<form method="post" action="/user/notices"> <button class="btn line" type="submit" name="read" value="all"> ${renderComponent($$result, "Icon", $$Icon, { "name": "check" })} ${t("Mark all as read")} </button> </form>`} <a class="btn text"${addAttribute(NOTICE_CHOICES_PATH, "href")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "tune" })} ${t("Notification settings")} </a> </div> </header> ${notices.length === 0 ? renderTemplate`<div class="empty"> ${renderComponent($$result, "Icon", $$Icon, { "name": "notifications" })} <h2>${t("No notifications yet")}</h2> <p> ${t("When you earn points, when some are about to expire or when there is news about an order, you will see it here.")} </p> <a class="btn line" href="/trainings"> ${t("My trainings")} </a> </div>` : renderTemplate`<ol class="notices-list"> ${notices.map(({ id, message, href, icon, created, read }) => renderTemplate`<li${addAttribute(`notice-${id}`, "id")}${addAttribute({ unread: !read }, "class:list")} tabindex="-1"> ${renderComponent($$result, "Icon", $$Icon, { "name": icon })} <div> <p> ${!read && renderTemplate`<span class="unseen">${t("Not read yet:")} </span>`} ${href ? renderTemplate`<a${addAttribute(href, "href")}>${message}</a>` : message} </p> <time class="quiet"${addAttribute(`${created.replace(" ", "T")}Z`, "datetime")}> ${format.dateTime(created)} </time> </div> ${!read && renderTemplate`<form method="post" action="/user/notices"> <input type="hidden" name="read"${addAttribute(id, "value")}> <button class="icon-btn" type="submit"${addAttribute(t("Mark as read: {{message}}", { message }), "aria-label")}> ${renderComponent($$result, "Icon", $$Icon, { "name": "check" })} </button> </form>`} </li>`)} </ol>`} ${renderComponent($$result, "NoticeChoicesForm", $$NoticeChoicesForm, { "choices": choices })} </div> ` })}`;
}, "/work/wt/speed/src/layouts/user/NoticesPage.astro", void 0);
// src/pages/user/notices.astro
var notices_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Notices,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Notices = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Notices;
	const { db, user, t, format, now } = Astro.locals;
	if (!user) return Astro.rewrite("/not-found");
	const { uid } = user;
	if (Astro.request.method === "POST") {
		const { done } = await attempt(async () => {
			const sent = await readForm(Astro.request);
			if (sent.form === "choices") {
				await chooseNotices(db, uid, checked(NoticeChoicesForm, sent));
				return {
					notice: "saved",
					place: ""
				};
			}
			const { read } = checked(NoticeForm, sent);
			await readNotices(db, uid, read, now);
			return {
				notice: "notices-read",
				place: read === "all" ? "" : `#notice-${read[0]}`
			};
		}, Astro);
		return Astro.redirect(withNotice(`/user/notices${done?.place ?? ""}`, done?.notice ?? "failed"), 303);
	}
	const notices = await noticesOf(db.reader, uid, {
		t,
		format
	});
	return renderTemplate`${renderComponent($$result, "NoticesPage", $$NoticesPage, {
		"notices": notices,
		"choices": await noticeChoicesOf(db.reader, uid)
	})}`;
}, "/work/wt/speed/src/pages/user/notices.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/notices.astro";
var $$url = "/user/notices";
// \0virtual:astro:page:src/pages/user/notices@_@astro
var page = () => notices_exports;
export { page };
