import { t as featureSwitches } from "./flags_C3cee_mf.mjs";
import { t as accessTypes } from "./roles_B70mizq2.mjs";
import { t as Appearance } from "./appearance_B9HpU5EA.mjs";
import { o as LanguageCode } from "./common_BQnAGUxS.mjs";
import { z } from "zod";
// src/lib/shared/contract/site.ts
/** The attributes of the brand that can be requested; the logo includes its alternative text. */
var appearanceAttributes = [
	"logo",
	"colors",
	"fonts",
	"roundness",
	"favicon",
	"site_background"
];
/** The public brand, with its text in the user's language. */
var PublicAppearance = Appearance.extend({ logo_alt: z.string() }).partial();
var ListedLanguage = z.strictObject({
	langcode: LanguageCode,
	/** In the language itself. */
	name: z.string(),
	/** 1 is right to left. */
	direction: z.int().min(0).max(1),
	weight: z.int()
});
/** ISO 3166-1 alpha-2, with the name in the user's language. */
var Country = z.strictObject({
	code: z.string().length(2),
	name: z.string()
});
var flags = Object.fromEntries([...featureSwitches, ...accessTypes].map((name) => [name, z.boolean()]));
/** The general settings for one user: texts in the user's language, and the features that the user may use. */
var PublicGeneral = z.strictObject({
	...flags,
	date_time_formats: z.record(z.string(), z.string()),
	languages: z.array(ListedLanguage),
	current_language: LanguageCode,
	/** IANA name. */
	current_timezone: z.string(),
	organization_name: z.string(),
	site_name: z.string(),
	/** '' if there is none, or if the user agreed to it. */
	disclaimer_text: z.string(),
	signup_url: z.string(),
	site_background: z.string().nullable()
});
var Link = z.strictObject({
	title: z.string(),
	url: z.string()
});
/** The footer in the user's language; a link without a title is not shown. */
var PublicFooter = z.strictObject({
	about: Link,
	contact: Link,
	privacy_policy: Link,
	terms_of_use: Link,
	footer_text: z.string(),
	footer_copyright: z.string(),
	version: z.string(),
	version_url: z.string()
});
var settingsTypes = [
	"footer",
	"general",
	"countries",
	"languages"
];
/** A string of the interface; plural forms have the source with `_one`, `_other` and so on. */
var Translation = z.strictObject({
	source: z.string(),
	translation: z.string()
});
var NavigationEntry = z.strictObject({
	id: z.string(),
	title: z.string(),
	href: z.string(),
	/** Name of a Material Symbol. */
	icon: z.string()
});
export { PublicFooter as a, appearanceAttributes as c, PublicAppearance as i, settingsTypes as l, ListedLanguage as n, PublicGeneral as o, NavigationEntry as r, Translation as s, Country as t };
