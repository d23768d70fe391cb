import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { d as renderTemplate, f as maybeRenderHead, i as renderComponent, m as addAttribute } from "./server_CjKx5xvU.mjs";
import { n as createComponent, t as createAstro } from "./compiler_B83-AZkn.mjs";
import { n as readForm } from "./body_BnCi5I5s.mjs";
import { n as attempt } from "./form_Bsh50wEa.mjs";
import { a as writeSessionCookie, n as readSessionCookie } from "./sessionCookie_BqUhwaJB.mjs";
import { n as findEditable, r as criteriaSetBy, t as saveAccount } from "./saveAccount_4a-rWUis.mjs";
import { s as pendingMailOf } from "./changeMail_BilnRciT.mjs";
import { t as checked } from "./checked_DQBdTRCu.mjs";
import { g as passwordLength, h as UserPath, p as UserChanges, s as PasswordForm } from "./people_CO5jA58C.mjs";
import { s as termCriteria } from "./criteria_DtCEnZ2t.mjs";
import { n as listTerms } from "./listTaxonomy_DkJ3Wzm4.mjs";
import { i as readProfile } from "./currentUser_BoFFE5-O.mjs";
import { t as countriesIn } from "./countries_s35szdpx.mjs";
import { r as fullName } from "./createUser_C80GET8E.mjs";
import { t as profileOf } from "./profileView_BRWMYkem.mjs";
import { t as $$SiteLayout } from "./SiteLayout_t_H1ItV2.mjs";
import { t as $$BoardChoice } from "./BoardChoice_Tw_gy9cJ.mjs";
import { t as $$Errors } from "./Errors_fZWL8jaC.mjs";
import { t as $$Field } from "./Field_dJfH9Xki.mjs";
import { a as nativeName } from "./languages_DJQhyDQ0.mjs";
/* empty css               */
import { r as withNotice } from "./flash_DYIpMaSm.mjs";
// src/lib/server/people/timeZones.ts
/** Old names of time zones that JavaScript still lists, although the time zone database has replaced them. */
var renamed = {
	"Africa/Asmera": "Africa/Asmara",
	"America/Buenos_Aires": "America/Argentina/Buenos_Aires",
	"America/Catamarca": "America/Argentina/Catamarca",
	"America/Coral_Harbour": "America/Atikokan",
	"America/Cordoba": "America/Argentina/Cordoba",
	"America/Godthab": "America/Nuuk",
	"America/Indianapolis": "America/Indiana/Indianapolis",
	"America/Jujuy": "America/Argentina/Jujuy",
	"America/Louisville": "America/Kentucky/Louisville",
	"America/Mendoza": "America/Argentina/Mendoza",
	"Asia/Calcutta": "Asia/Kolkata",
	"Asia/Katmandu": "Asia/Kathmandu",
	"Asia/Rangoon": "Asia/Yangon",
	"Asia/Saigon": "Asia/Ho_Chi_Minh",
	"Atlantic/Faeroe": "Atlantic/Faroe",
	"Europe/Kiev": "Europe/Kyiv",
	"Pacific/Enderbury": "Pacific/Kanton",
	"Pacific/Ponape": "Pacific/Pohnpei",
	"Pacific/Truk": "Pacific/Chuuk"
};
/** The time zones to choose from (IANA names), and the user's own even if it is unusual. */
function timeZonesWith(chosen) {
	const usual = Intl.supportedValuesOf("timeZone").map((zone) => renamed[zone] ?? zone);
	return [.../* @__PURE__ */ new Set([
		...usual,
		"UTC",
		...chosen ? [chosen] : []
	])].sort();
}
// src/lib/server/accounts/profileForm.ts
var texts = [
	"name",
	"mail",
	"first_name",
	"last_name",
	"full_name"
];
var choices = [
	"language",
	"timezone",
	"country"
];
/** The form that was sent (the page has two), with its fields as in the contract: an empty choice becomes `null`. */
function formOf(sent) {
	if (sent.form === "password") {
		const { current_password = "", password = "", repeated = "" } = sent;
		return {
			name: "password",
			schema: PasswordForm,
			fields: {
				current_password,
				password,
				repeated
			}
		};
	}
	const fields = {
		...Object.fromEntries(texts.map((name) => [name, sent[name]])),
		...Object.fromEntries(choices.map((name) => [name, orNull(sent[name])])),
		title_tid: sent.title_tid ? Number(sent.title_tid) : orNull(sent.title_tid),
		current_password: sent.current_password || void 0,
		profile: sentTerms(sent)
	};
	const shown = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
	return {
		name: "profile",
		schema: UserChanges,
		fields: shown
	};
}
/**
* Parses the form that was sent.
* @throws Refusal 400 with every problem at once
*/
function profileChanges(sent) {
	const { schema, fields } = formOf(sent);
	return checked(schema, fields);
}
/** The values of an account's form: the stored ones, or those that were typed and refused. */
function formValues(account, typed = {}) {
	const text = (value) => value === null ? "" : String(value);
	const stored = Object.entries(readProfile(account.profile)).flatMap(([type, tids]) => tids.map((tid) => [termField(type, tid), "1"]));
	return {
		...Object.fromEntries([
			...texts,
			...choices,
			"title_tid"
		].map((name) => [name, text(account[name])])),
		full_name: account.full_name === fullName(account) ? "" : account.full_name,
		...typed.lists === void 0 ? Object.fromEntries(stored) : {},
		...typed
	};
}
/**
* The choices of the form, in the reader's language.
* @param own the audience criteria that users state about themselves
*/
async function profileChoices(reader, account, { user, own, ...languages }) {
	const { language } = languages;
	const { compare } = new Intl.Collator(language);
	const termsOf = async (machine_name) => {
		const { terms } = await listTerms(reader, {
			machine_name,
			limit: MOST_TERMS
		}, languages);
		return terms.sort((a, b) => compare(a.name, b.name));
	};
	const profile = await profileOf(reader, account.uid, languages);
	return {
		countries: countriesIn(language),
		titles: await termsOf("title"),
		timezones: timeZonesWith(account.timezone),
		terms: {
			profession: await termsOf("profession"),
			skill: await termsOf("skill")
		},
		settable: criteriaSetBy(user, own),
		fixed: {
			country: profile?.country ?? "",
			title: profile?.title ?? "",
			organizations: profile?.organizations ?? [],
			profession: profile?.profession ?? [],
			skill: profile?.skill ?? []
		}
	};
}
/** The lists of terms for which the form has checkboxes. */
function sentTerms(sent) {
	const lists = termCriteria.filter((type) => sent.lists?.split(" ").includes(type));
	if (lists.length === 0) return void 0;
	const checked = (type) => Object.keys(sent).filter((name) => name.startsWith(`${type}[`));
	return Object.fromEntries(lists.map((type) => [type, checked(type).map((name) => Number(name.slice(type.length + 1, -1)))]));
}
function termField(type, tid) {
	return `${type}[${tid}]`;
}
/** A longer list is not practical as checkboxes. */
var MOST_TERMS = 2e3;
function orNull(value) {
	return value === "" ? null : value;
}
// src/layouts/user/inFieldOrder.ts
/** The problems in the order of a form's fields, so that the summary and the focus go down the page. */
function inFieldOrder(problems, fields) {
	return [...problems].sort((a, b) => fields.indexOf(a.path) - fields.indexOf(b.path));
}
// src/layouts/user/PasswordForm.astro
createAstro("https://astro.build");
var $$PasswordForm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PasswordForm;
	const { action, name, refused } = Astro.props;
	const { t } = Astro.locals;
	const fields = {
		current_password: t("Current password"),
		password: t("New password"),
		repeated: t("New password again")
	};
	const problems = refused && inFieldOrder(refused, Object.keys(fields));
	return renderTemplate`${maybeRenderHead($$result)}<form method="post"${addAttribute(action, "action")} class="stack edit-form" id="password-form" novalidate> <input type="hidden" name="form" value="password"> <input type="text"${addAttribute(name, "value")} autocomplete="username" readonly hidden> <fieldset> <legend>${t("Change password")}</legend> ${problems && renderTemplate`<div class="across"> ${renderComponent($$result, "Errors", $$Errors, {
		"form": "password",
		"problems": problems,
		"fields": fields
	})} </div>`} ${renderComponent($$result, "Field", $$Field, {
		"form": "password",
		"name": "current_password",
		"type": "password",
		"label": fields.current_password,
		"problems": problems,
		"required": true,
		"autocomplete": "current-password",
		"maxlength": "1000"
	})} ${renderComponent($$result, "Field", $$Field, {
		"form": "password",
		"name": "password",
		"type": "password",
		"label": fields.password,
		"hint": t("At least {{limit}} characters; a few words that only you put together are best.", { limit: passwordLength.min }),
		"problems": problems,
		"required": true,
		"autocomplete": "new-password",
		"maxlength": "1000"
	})} ${renderComponent($$result, "Field", $$Field, {
		"form": "password",
		"name": "repeated",
		"type": "password",
		"label": fields.repeated,
		"problems": problems,
		"required": true,
		"autocomplete": "new-password",
		"maxlength": "1000"
	})} </fieldset> <p class="hint">${t("You stay logged in here and are logged out everywhere else.")}</p> <div class="actions"> <button class="btn line" type="submit"> ${t("Change password")} </button> </div> </form>`;
}, "/work/wt/speed/src/layouts/user/PasswordForm.astro", void 0);
// src/layouts/user/PendingMail.astro
createAstro("https://astro.build");
var $$PendingMail = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$PendingMail;
	const { action, mail } = Astro.props;
	const { t, runtime } = Astro.locals;
	return renderTemplate`${maybeRenderHead($$result)}<form method="post"${addAttribute(action, "action")} class="stack panel"${addAttribute(t("New email address"), "aria-label")}> <p> ${t("We have sent a link to {{mail}}. The new address takes effect when you open the link, within one hour.", { mail })} </p> ${runtime.config.demo && renderTemplate`<p> <a href="/demo/mails">${t("See the demo emails")}</a> </p>`} <div class="actions"> <button class="btn line" type="submit" name="step" value="resend"> ${t("Send the link again")} </button> <button class="btn text" type="submit" name="step" value="cancel"> ${t("Keep the old address")} </button> </div> </form>`;
}, "/work/wt/speed/src/layouts/user/PendingMail.astro", void 0);
// src/layouts/user/TermChoices.astro
createAstro("https://astro.build");
var $$TermChoices = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$TermChoices;
	const { name, label, terms, values, error } = Astro.props;
	return renderTemplate`${maybeRenderHead($$result)}<fieldset class="across term-group"> <legend>${label}</legend> <ul class="term-choices"> ${terms.map((term) => renderTemplate`<li> <label> <input type="checkbox"${addAttribute(`${name}[${term.tid}]`, "name")} value="1"${addAttribute(values[`${name}[${term.tid}]`] !== void 0, "checked")}> ${term.name} </label> </li>`)} </ul> ${error && renderTemplate`<p class="error">${error}</p>`} </fieldset>`;
}, "/work/wt/speed/src/layouts/user/TermChoices.astro", void 0);
// src/layouts/user/CriteriaFields.astro
createAstro("https://astro.build");
var $$CriteriaFields = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$CriteriaFields;
	const { values, choices, isOwn, problems, labels } = Astro.props;
	const { t, format } = Astro.locals;
	const { settable, fixed } = choices;
	const lists = termCriteria.filter((type) => settable.includes(type) && choices.terms[type].length > 0);
	const labelOf = {
		profession: t("Profession"),
		skill: t("Skill")
	};
	const told = [
		{
			label: t("Organisations"),
			value: format.list(fixed.organizations)
		},
		...settable.includes("title") ? [] : [{
			label: t("Title"),
			value: fixed.title
		}],
		...termCriteria.filter((type) => !settable.includes(type)).map((type) => ({
			label: labelOf[type],
			value: format.list(fixed[type])
		})),
		...settable.includes("country") ? [] : [{
			label: t("Country"),
			value: fixed.country
		}],
		...settable.includes("language") || !values.language ? [] : [{
			label: t("Language"),
			value: nativeName(values.language)
		}]
	].filter(({ value }) => value !== "");
	const errorOf = (type) => problems?.find(({ path }) => path.startsWith(`profile[${type}]`))?.message;
	return renderTemplate`${(lists.length > 0 || settable.includes("country") || settable.includes("title")) && renderTemplate`${maybeRenderHead($$result)}<fieldset> <legend>${isOwn ? t("About you") : t("Profile")}</legend> <input type="hidden" name="lists"${addAttribute(lists.join(" "), "value")}> ${settable.includes("country") && renderTemplate`${renderComponent($$result, "Field", $$Field, {
		"name": "country",
		"label": labels.country ?? "",
		"options": choices.countries.map(({ code, name }) => ({
			value: code,
			label: name
		})),
		"none": t("Not specified"),
		"value": values.country,
		"problems": problems
	})}`} ${settable.includes("title") && renderTemplate`${renderComponent($$result, "Field", $$Field, {
		"name": "title_tid",
		"label": labels.title_tid ?? "",
		"options": choices.titles.map(({ tid, name }) => ({
			value: String(tid),
			label: name
		})),
		"none": t("Not specified"),
		"value": values.title_tid,
		"problems": problems
	})}`} ${lists.map((type) => renderTemplate`${renderComponent($$result, "TermChoices", $$TermChoices, {
		"name": type,
		"label": labelOf[type],
		"terms": choices.terms[type],
		"values": values,
		"error": errorOf(type)
	})}`)} </fieldset>`} ${told.length > 0 && renderTemplate`<section class="stack"> <h2>${isOwn ? t("Set by your organisation") : t("Organisations")}</h2> ${isOwn && renderTemplate`<p class="hint"> ${t("This affects what you can see and redeem here, so only the site’s administrators can change it.")} </p>`} <dl class="fact-lines"> ${told.map(({ label, value }) => renderTemplate`<div> <dt>${label}</dt> <dd> <bdi>${value}</bdi> </dd> </div>`)} </dl> </section>`}`;
}, "/work/wt/speed/src/layouts/user/CriteriaFields.astro", void 0);
// src/layouts/user/ProfileForm.astro
createAstro("https://astro.build");
var $$ProfileForm = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$ProfileForm;
	const { action, values, choices, isOwn, refused } = Astro.props;
	const { t, site } = Astro.locals;
	const fields = {
		first_name: t("First name"),
		last_name: t("Last name"),
		full_name: t("Full name"),
		name: t("Username"),
		mail: t("Email address"),
		current_password: isOwn ? t("Current password") : t("Your own password"),
		language: t("Language"),
		timezone: t("Time zone"),
		country: t("Country"),
		title_tid: t("Job title"),
		"profile[profession]": t("Profession"),
		"profile[skill]": t("Skill")
	};
	const problems = refused && inFieldOrder(refused, Object.keys(fields));
	const { default_language, timezone } = site.general;
	return renderTemplate`${renderComponent($$result, "Errors", $$Errors, {
		"problems": problems,
		"fields": fields
	})} ${maybeRenderHead($$result)}<form method="post"${addAttribute(action, "action")} class="stack edit-form" novalidate> <input type="hidden" name="form" value="profile"> <fieldset> <legend>${t("Name")}</legend> ${renderComponent($$result, "Field", $$Field, {
		"name": "first_name",
		"label": fields.first_name,
		"value": values.first_name,
		"problems": problems,
		"required": true,
		"autocomplete": isOwn ? "given-name" : "off",
		"maxlength": "100"
	})} ${renderComponent($$result, "Field", $$Field, {
		"name": "last_name",
		"label": fields.last_name,
		"value": values.last_name,
		"problems": problems,
		"autocomplete": isOwn ? "family-name" : "off",
		"maxlength": "100"
	})} ${renderComponent($$result, "Field", $$Field, {
		"name": "full_name",
		"label": fields.full_name,
		"hint": t("Leave it empty to show first and last name."),
		"value": values.full_name,
		"problems": problems,
		"autocomplete": "off",
		"maxlength": "200"
	})} </fieldset> <fieldset> <legend>${t("Account")}</legend> ${renderComponent($$result, "Field", $$Field, {
		"name": "name",
		"label": fields.name,
		"value": values.name,
		"problems": problems,
		"required": true,
		"autocomplete": isOwn ? "username" : "off",
		"autocapitalize": "none",
		"spellcheck": "false",
		"maxlength": "60"
	})} ${renderComponent($$result, "Field", $$Field, {
		"name": "mail",
		"type": "email",
		"dir": "ltr",
		"label": fields.mail,
		"value": values.mail,
		"problems": problems,
		"required": true,
		"autocomplete": isOwn ? "email" : "off",
		"maxlength": "254"
	})} ${renderComponent($$result, "Field", $$Field, {
		"name": "current_password",
		"type": "password",
		"label": fields.current_password,
		"hint": t("Only needed to change the username or the email address."),
		"problems": problems,
		"autocomplete": "current-password",
		"maxlength": "1000"
	})} </fieldset> <fieldset> <legend>${t("Language and place")}</legend> ${choices.settable.includes("language") && renderTemplate`${renderComponent($$result, "Field", $$Field, {
		"name": "language",
		"label": fields.language,
		"options": site.languages.map(({ langcode }) => ({
			value: langcode,
			label: nativeName(langcode),
			lang: langcode
		})),
		"none": t("{{value}} (site default)", { value: nativeName(default_language) }),
		"value": values.language,
		"problems": problems
	})}`} ${renderComponent($$result, "Field", $$Field, {
		"name": "timezone",
		"label": fields.timezone,
		"options": choices.timezones.map((zone) => ({
			value: zone,
			label: zone.replaceAll("_", " ")
		})),
		"none": t("{{value}} (site default)", { value: timezone }),
		"value": values.timezone,
		"problems": problems
	})} </fieldset> ${renderComponent($$result, "CriteriaFields", $$CriteriaFields, {
		values,
		choices,
		isOwn,
		problems,
		"labels": fields
	})} <div class="actions"> <button class="btn fill" type="submit"> ${t("Save")} </button> <a class="btn text"${addAttribute(isOwn ? "/user" : action, "href")}> ${t("Cancel")} </a> </div> </form>`;
}, "/work/wt/speed/src/layouts/user/ProfileForm.astro", void 0);
// src/layouts/user/EditProfilePage.astro
createAstro("https://astro.build");
var $$EditProfilePage = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$EditProfilePage;
	const { account, values, choices, isOwn, pendingMail, refused } = Astro.props;
	const { t, flags } = Astro.locals;
	const title = isOwn ? t("Edit profile") : t("Edit the profile of {{name}}", { name: account.full_name });
	const action = `/user/${account.uid}/edit`;
	const refusedIn = (form) => refused?.form === form ? refused.problems : void 0;
	return renderTemplate`${renderComponent($$result, "SiteLayout", $$SiteLayout, {
		"title": refused ? t("Error: {{title}}", { title }) : title,
		"noindex": true,
		"breadcrumb": isOwn ? [{
			title: t("Profile"),
			href: "/user"
		}, { title: t("Edit profile") }] : []
	}, { "default": ($$result) => renderTemplate` ${maybeRenderHead($$result)}<div class="stack narrow"> <h1>${title}</h1> ${pendingMail !== null && renderTemplate`${renderComponent($$result, "PendingMail", $$PendingMail, {
		"action": `/user/${account.uid}/mail`,
		"mail": pendingMail
	})}`} ${renderComponent($$result, "ProfileForm", $$ProfileForm, {
		action,
		values,
		choices,
		isOwn,
		"refused": refusedIn("profile")
	})} ${isOwn && renderTemplate`${renderComponent($$result, "PasswordForm", $$PasswordForm, {
		"action": action,
		"name": values.name ?? "",
		"refused": refusedIn("password")
	})}`} ${isOwn && flags.incentives_leaderboard && renderTemplate`${renderComponent($$result, "BoardChoice", $$BoardChoice, {
		"listed": account.on_leaderboard === 1,
		"back": action
	})}`} </div> ` })}`;
}, "/work/wt/speed/src/layouts/user/EditProfilePage.astro", void 0);
// src/pages/user/[uid]/edit.astro
var edit_exports = /* @__PURE__ */ __exportAll({
	default: () => $$Edit,
	file: () => $$file,
	url: () => $$url
});
createAstro("https://astro.build");
var $$Edit = createComponent(async ($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$Edit;
	const { db, user, visit, site, origin, now } = Astro.locals;
	const { data: path } = UserPath.safeParse(Astro.params);
	const account = user && path && await findEditable(db.reader, user, path.uid);
	if (!user || !account) return Astro.rewrite("/not-found");
	const isOwn = user.uid === account.uid;
	let sent = {};
	const { done, problems } = await attempt(async () => {
		if (Astro.request.method !== "POST") return void 0;
		sent = await readForm(Astro.request);
		const { mailPending, session } = await saveAccount(Astro.locals, {
			user,
			uid: account.uid,
			changes: profileChanges(sent),
			session: readSessionCookie(Astro.cookies, origin) ?? ""
		});
		if (session) writeSessionCookie(Astro.cookies, origin, session);
		return mailPending ? "mail-pending" : formOf(sent).name === "profile" ? "profile-saved" : "saved";
	}, Astro);
	if (done) return Astro.redirect(withNotice(isOwn && done !== "mail-pending" ? "/user" : `/user/${account.uid}/edit`, done), 303);
	const form = formOf(sent).name;
	const shown = {
		account,
		isOwn,
		refused: problems ? {
			form,
			problems
		} : null
	};
	const values = formValues(account, form === "profile" ? sent : {});
	const choices = await profileChoices(db.reader, account, {
		...visit,
		user,
		own: site.general.own_criteria
	});
	return renderTemplate`${renderComponent($$result, "EditProfilePage", $$EditProfilePage, {
		...shown,
		"values": values,
		"choices": choices,
		"pendingMail": await pendingMailOf(db.reader, account.uid, now)
	})}`;
}, "/work/wt/speed/src/pages/user/[uid]/edit.astro", void 0);
var $$file = "/work/wt/speed/src/pages/user/[uid]/edit.astro";
var $$url = "/user/[uid]/edit";
// \0virtual:astro:page:src/pages/user/[uid]/edit@_@astro
var page = () => edit_exports;
export { page };
