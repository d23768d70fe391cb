import { t as featureSwitches } from "./flags_C3cee_mf.mjs";
import { o as statableCriteria } from "./criteria_DtCEnZ2t.mjs";
import { n as LinkUrl } from "./parts_y5RGtRrx.mjs";
import { o as LanguageCode } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/settings.ts
/** A text by language. */
var LocalisedText = z.record(LanguageCode, z.string());
/** The stored general settings (specification, section 3), with texts in all languages. */
var GeneralSettings = z.strictObject({
	site_name: LocalisedText,
	organization_name: LocalisedText,
	disclaimer_text: LocalisedText,
	/** An external address, or a page of this site; '' hides the Sign up button. */
	signup_url: z.union([
		z.url({ protocol: /^https?$/ }),
		z.string().regex(/^\/(?![/\\])\S*$/),
		z.literal("")
	]),
	/** PHP-style patterns by name: short, medium, long, time … */
	date_time_formats: z.record(z.string(), z.string()),
	default_language: LanguageCode,
	/** IANA name. */
	timezone: z.string(),
	/** The audience criteria that users set themselves; administrators, imports or single sign-on set the others. */
	own_criteria: z.array(z.enum(statableCriteria)),
	features: z.strictObject(Object.fromEntries(featureSwitches.map((name) => [name, z.boolean()])))
});
/** A link of the footer; '' shows none. */
var FooterUrl = z.union([LinkUrl, z.literal("")]);
var FooterLink = z.strictObject({
	title: LocalisedText,
	url: FooterUrl
});
/** The stored footer settings; a link is shown only if it has a title. */
var FooterSettings = z.strictObject({
	about: FooterLink,
	contact: FooterLink,
	privacy_policy: FooterLink,
	terms_of_use: FooterLink,
	footer_text: LocalisedText,
	footer_copyright: LocalisedText,
	version: z.string(),
	version_url: FooterUrl
});
export { GeneralSettings as n, LocalisedText as r, FooterSettings as t };
