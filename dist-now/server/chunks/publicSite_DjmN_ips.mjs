import { r as readerText } from "./readerText_CtbWXqot.mjs";
import { a as nativeName } from "./languages_DJQhyDQ0.mjs";
// src/lib/server/site/publicSite.ts
/** Returns the brand, or only the requested attributes. */
function publicAppearance({ appearance, general }, language, attributes) {
	const whole = {
		...appearance,
		logo_alt: readerText(appearance.logo_alt, {
			language,
			siteLanguage: general.default_language
		})
	};
	if (!attributes) return whole;
	const wanted = new Set(attributes);
	if (wanted.has("logo")) wanted.add("logo_alt");
	return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)));
}
/** Returns the general settings for one user. */
function publicGeneral(site, user) {
	const { general, appearance } = site;
	const say = (text) => readerText(text, {
		language: user.language,
		siteLanguage: general.default_language
	});
	return {
		...user.flags,
		date_time_formats: general.date_time_formats,
		languages: publicLanguages(site),
		current_language: user.language,
		current_timezone: user.timezone ?? general.timezone,
		organization_name: say(general.organization_name),
		site_name: say(general.site_name),
		disclaimer_text: user.disclaimer,
		signup_url: general.signup_url,
		site_background: appearance.site_background
	};
}
/** Returns the footer in one language; `{{year}}` becomes the current year. */
function publicFooter({ footer, general }, language, now) {
	const say = (text) => readerText(text, {
		language,
		siteLanguage: general.default_language
	});
	const link = ({ title, url }) => ({
		title: say(title),
		url
	});
	return {
		about: link(footer.about),
		contact: link(footer.contact),
		privacy_policy: link(footer.privacy_policy),
		terms_of_use: link(footer.terms_of_use),
		footer_text: say(footer.footer_text),
		footer_copyright: say(footer.footer_copyright).replaceAll("{{year}}", String(now.getUTCFullYear())),
		version: footer.version,
		version_url: footer.version_url
	};
}
/** Returns the active languages in their order. */
function publicLanguages({ languages }) {
	return languages.map((language) => ({
		...language,
		name: nativeName(language.langcode)
	}));
}
export { publicLanguages as i, publicFooter as n, publicGeneral as r, publicAppearance as t };
