import { k as defineMiddleware, t as sequence } from "./chunks/sequence_BCdkj6fW.mjs";
import { n as answerFailure } from "./chunks/answer_C0L_Xm8x.mjs";
import { t as requestLanguage } from "./chunks/language_BpTWgtjf.mjs";
import { n as takeRefusal } from "./chunks/leadBack_B2RqK4IY.mjs";
import { n as bringsKey } from "./chunks/apiKey_D7CVyZQj.mjs";
import { n as createPageTags, r as shows } from "./chunks/pageTags_D0UUq_gA.mjs";
import { n as readSessionCookie, t as clearSessionCookie } from "./chunks/sessionCookie_BqUhwaJB.mjs";
import { n as LANGUAGE_COOKIE, r as disclaimerMark } from "./chunks/visitorCookies_BGO7YjDt.mjs";
import { r as unreadNotices } from "./chunks/readNotices_1QZAG0FR.mjs";
import { s as sessionUser } from "./chunks/sessions_CIpjvAM6.mjs";
import { t as balanceOf } from "./chunks/wallet_BDLOqwMR.mjs";
import { r as pluralRules, t as iconNames } from "./chunks/icons_BJpbZh4C.mjs";
import { t as msg } from "./chunks/message_DmblFCuN.mjs";
import { r as siteTags } from "./chunks/site_BfDJz-2f.mjs";
import { i as hash32, r as drawCover, t as coverName } from "./chunks/coverName_CkLAQYjA.mjs";
import { a as fontScriptOf, c as deriveTheme, i as themeStylesheet, l as shadeOf, r as themeHash, t as groundHref, u as toHex } from "./chunks/groundSheet_CK79tzcy.mjs";
import { n as toInstant } from "./chunks/time_DK_4AeA9.mjs";
import { a as ruleFor, i as isFor, o as decide } from "./chunks/eventFacts_CS0xfZcs.mjs";
import { t as statement } from "./chunks/statement_BWdfYBP4.mjs";
import { t as audienceOf } from "./chunks/audience_Dx2JZQwU.mjs";
import { n as currentRules } from "./chunks/currentRules_AvONL6JP.mjs";
import { r as flagsFor } from "./chunks/flags_C3cee_mf.mjs";
import { r as readerText } from "./chunks/readerText_CtbWXqot.mjs";
import { t as formatsFor } from "./chunks/format_C8jj6Q-c.mjs";
import { s as storedDirection } from "./chunks/languages_DJQhyDQ0.mjs";
import { a as loginPath } from "./chunks/paths_C2R0dYgq.mjs";
import { i as denied } from "./chunks/refusal_BIBnmlLH.mjs";
import { createRequire } from "node:module";
import { sql } from "kysely";
import { readFileSync } from "node:fs";
import { create } from "fontkit";
// src/lib/server/http/origin.ts
var SAFE_METHODS = /* @__PURE__ */ new Set([
	"GET",
	"HEAD",
	"OPTIONS"
]);
/**
* Whether a request may change something with its cookie: it must come from a page of this site. Browsers name the
* source of a request (Sec-Fetch-Site, or Origin); a client that sends neither has no stolen cookie, and neither has
* one with a key and no session.
* @param site the public scheme and host of the site
* @param session the secret of the request's session
*/
function isFromThisSite(request, site, session) {
	if (SAFE_METHODS.has(request.method) || session === void 0 && bringsKey(request)) return true;
	const fetchSite = request.headers.get("sec-fetch-site");
	if (fetchSite) return fetchSite === "same-origin" || fetchSite === "none";
	const origin = request.headers.get("origin");
	return origin === null || origin === site;
}
// src/lib/server/people/visit.ts
/**
* Returns the visit of the signed-in user.
* @throws Error for a visitor
*/
function learnerOf({ user, ...visit }) {
	if (!user) throw new Error("Nobody is signed in here: give the page a gate that sends visitors to the login.");
	return {
		...visit,
		user
	};
}
// src/lib/server/site/languages/pickMessages.ts
var endings = [
	"",
	"_zero",
	"_one",
	"_two",
	"_few",
	"_many",
	"_other"
];
/**
* Returns the strings that an island declares, with their plural forms, for `clientTranslate` in its props. Strings
* without a translation have the source language's forms.
*/
function pickMessages(translations, sources) {
	const known = picked.get(translations) ?? /* @__PURE__ */ new WeakMap();
	picked.set(translations, known);
	const messages = known.get(sources) ?? choose(translations, sources);
	known.set(sources, messages);
	return messages;
}
/** An island declares its strings once, and most pages have several islands: each choice is made once. */
var picked = /* @__PURE__ */ new WeakMap();
function choose(translations, sources) {
	const { lang, strings, sourceStrings } = translations;
	const own = pick(strings, sources);
	const categories = pluralRules(lang).resolvedOptions().pluralCategories;
	const sourceForms = pick(sourceStrings, sources.filter((source) => !strings.has(source) && !categories.every((category) => strings.has(`${source}_${category}`))));
	return {
		lang,
		strings: own,
		...Object.keys(sourceForms).length > 0 && { sourceForms }
	};
}
function pick(strings, sources) {
	const texts = {};
	for (const source of sources) for (const ending of endings) {
		const text = strings.get(source + ending);
		if (text !== void 0) texts[source + ending] = text;
	}
	return texts;
}
// src/lib/shared/access/admission.ts
/** Decides in this order: a switch that is off, a visitor who must sign in, a missing permission. */
function admission(gate, { features, flags, signedIn }) {
	if (gate.feature && !features[gate.feature]) return "not-found";
	if (gate.admit === "public") return "admit";
	if (!signedIn && !gate.visitors) return "login";
	if (gate.admit === "signed-in") return "admit";
	if (flags[gate.admit]) return "admit";
	return gate.hidden ? "not-found" : "denied";
}
// src/lib/shared/access/gates/catalogue.ts
/** The pages of the catalogue and of the learner's trainings. */
var catalogueGates = {
	"/search": {
		admit: "storefront_page",
		feature: "storefront_page",
		visitors: true
	},
	"/storefront": {
		admit: "storefront_page",
		feature: "storefront_page",
		hidden: true
	},
	"/storefront/search": {
		admit: "storefront_page",
		feature: "storefront_page",
		visitors: true,
		hidden: true
	},
	"/storefront/[sectionId]": {
		admit: "storefront_page",
		feature: "storefront_page",
		visitors: true,
		hidden: true
	},
	"/training/[id]": {
		admit: "storefront_page",
		feature: "storefront_page",
		visitors: true
	},
	"/training/[id]/enrolment": { admit: "signed-in" },
	"/dashboard": { admit: "signed-in" },
	"/trainings": { admit: "signed-in" }
};
// src/lib/shared/access/gates/points.ts
/** The pages of the points economy. */
var pointsGates = {
	"/leaderboard": {
		admit: "signed-in",
		feature: "incentives_leaderboard"
	},
	"/incentives/wallet": {
		admit: "signed-in",
		feature: "incentives"
	}
};
// src/lib/shared/access/gates/shop.ts
/** The pages of the shop. */
var shopGates = {
	"/incentives": {
		admit: "incentives_shop",
		feature: "incentives_shop_enabled"
	},
	"/incentives/[productId]": {
		admit: "incentives_shop",
		feature: "incentives_shop_enabled"
	},
	"/incentives/[productId]/purchase": {
		admit: "incentives_shop",
		feature: "incentives_shop_enabled"
	},
	"/incentives/purchase-success": {
		admit: "incentives_shop",
		feature: "incentives_shop_enabled"
	},
	"/incentives/orders": {
		admit: "incentives_shop",
		feature: "incentives_shop_enabled"
	},
	"/incentives/orders/[id]": {
		admit: "incentives_shop",
		feature: "incentives_shop_enabled"
	}
};
// src/lib/shared/access/gates/site.ts
/** The landing page and the pages for errors. */
var siteGates = {
	"/": { admit: "public" },
	"/denied": { admit: "public" },
	"/not-found": { admit: "public" },
	"/[...path]": { admit: "public" },
	"/404": { admit: "public" },
	"/500": { admit: "public" }
};
// src/lib/shared/access/gates/user.ts
/** The pages of accounts: profile, notifications, login and password. */
var userGates = {
	"/user": { admit: "signed-in" },
	"/user/[uid]/edit": { admit: "signed-in" },
	"/user/[uid]/mail": { admit: "signed-in" },
	"/user/notices": { admit: "signed-in" },
	"/user/language": { admit: "signed-in" },
	"/user/login": { admit: "public" },
	"/user/logout": { admit: "public" },
	"/user/password": { admit: "public" },
	"/user/password/sent": { admit: "public" },
	"/user/password/[token]": { admit: "public" },
	"/user/mail/[token]": { admit: "public" }
};
// src/lib/shared/access/gates/gates.ts
/**
* The gate of every page, by Astro's route pattern (never by the text of the URL, which can be encoded in several
* ways). The middleware, the navigation and tests read this; a page without a gate is not served.
*/
var gates = {
	...siteGates,
	...catalogueGates,
	...pointsGates,
	...shopGates,
	...userGates
};
/** Route patterns that are not pages: API calls (their declarations name the permission), and files and feeds for everyone. */
var ungated = [
	"/api/v2",
	"/media",
	"/theme",
	"/system",
	"/sitemap",
	"/sitemap.xml",
	"/robots.txt",
	"/site.webmanifest",
	"/demo"
];
// src/lib/server/site/navigation.ts
var entries = [
	{
		id: "dashboard",
		title: msg("Dashboard"),
		href: "/dashboard",
		icon: "home"
	},
	{
		id: "trainings",
		title: msg("My trainings"),
		href: "/trainings",
		icon: "menu_book"
	},
	{
		id: "storefront",
		title: msg("Storefront"),
		href: "/storefront",
		icon: "storefront"
	},
	{
		id: "incentives",
		title: msg("Rewards"),
		href: "/incentives",
		icon: "redeem"
	},
	{
		id: "leaderboard",
		title: msg("Leaderboard"),
		href: "/leaderboard",
		icon: "emoji_events"
	},
	{
		id: "availability",
		title: msg("Availability"),
		href: "/availability",
		icon: "calendar_month"
	},
	{
		id: "course-administration",
		title: msg("Course administration"),
		href: "/course-administration",
		icon: "groups"
	},
	{
		id: "settings",
		title: msg("Settings"),
		href: "/settings",
		icon: "settings"
	}
];
/** Returns the sidebar of a signed-in user: the pages that the user may open. */
function navigationFor(user) {
	return entries.filter(({ href }) => {
		const gate = gates[href];
		return gate !== void 0 && admission(gate, {
			...user,
			signedIn: true
		}) === "admit";
	});
}
// src/lib/shared/theme/covers/palette.ts
/**
* The brand's two colours with their partners: tints and shades of each, a warm neighbour of the brighter one and a
* night colour beyond the darker one (for green and amber these are brick red and navy).
*/
function coverPalette({ colors }) {
	const [darker, brighter] = [shadeOf(colors.primary), shadeOf(colors.secondary)].sort((a, b) => a.l - b.l);
	const first = within(darker, .34, .54);
	const second = within(brighter, .66, .86);
	const primary = toHex(first);
	const secondary = toHex(second);
	const { warm, blush, umber, night, ice } = neighbours(first, second);
	const deep = toHex({
		...first,
		l: .28,
		c: first.c * .6
	});
	const sage = toHex({
		...first,
		l: .735,
		c: first.c * .9
	});
	const mint = toHex({
		...first,
		l: .89,
		c: Math.min(.032, first.c * .35)
	});
	const cream = toHex({
		l: .965,
		c: Math.min(.034, second.c * .24),
		h: second.h + 14
	});
	const sand = toHex({
		l: .915,
		c: Math.min(.022, second.c * .16),
		h: second.h + 12
	});
	const ink = toHex({
		...within(shadeOf(colors.text), .2, .3),
		c: Math.min(shadeOf(colors.text).c, .04)
	});
	return [
		{
			ground: mint,
			accent: secondary,
			band: "#ffffff",
			base: primary
		},
		{
			ground: warm,
			accent: ink,
			band: blush,
			base: secondary
		},
		{
			ground: secondary,
			accent: primary,
			band: cream,
			base: umber
		},
		{
			ground: sand,
			accent: warm,
			band: primary,
			base: ink
		},
		{
			ground: night,
			accent: secondary,
			band: ice,
			base: sage
		},
		{
			ground: primary,
			accent: secondary,
			band: sand,
			base: deep
		},
		{
			ground: cream,
			accent: primary,
			band: secondary,
			base: warm
		},
		{
			ground: deep,
			accent: secondary,
			band: sage,
			base: mint
		},
		{
			ground: blush,
			accent: secondary,
			band: warm,
			base: umber
		},
		{
			ground: ice,
			accent: warm,
			band: sage,
			base: night
		}
	];
}
/** A strong hue beside the brighter colour, and a night hue beyond the darker one, each on the side away from the other. */
function neighbours(first, second) {
	const turn = (first.h - second.h + 540) % 360 - 180 < 0 ? 1 : -1;
	const strength = Math.min(1, Math.max(first.c, second.c) / .09);
	const warmth = second.h + turn * 36;
	const cold = first.h - turn * 84;
	return {
		warm: toHex({
			l: .53,
			c: .145 * strength,
			h: warmth
		}),
		blush: toHex({
			l: .935,
			c: .024 * strength,
			h: warmth - turn * 20
		}),
		umber: toHex({
			l: .32,
			c: .075 * strength,
			h: warmth - turn * 6
		}),
		night: toHex({
			l: .345,
			c: .055 * strength,
			h: cold
		}),
		ice: toHex({
			l: .945,
			c: .009 * strength,
			h: cold
		})
	};
}
/** Keeps hue and vividness; the lightness is brought to where the colours of a scheme stay apart. */
function within({ l, c, h }, darkest, lightest) {
	return {
		l: Math.min(lightest, Math.max(darkest, l)),
		c: Math.min(c, .17),
		h
	};
}
// src/lib/server/site/icons/codePoints.ts
/** Where each icon is in material-symbols.ttf. Written by scripts/icons.mjs. */
var codePoints = {
	add: 57669,
	arrow_back: 58820,
	arrow_downward: 58843,
	arrow_forward: 58824,
	arrow_upward: 58840,
	art_track: 57440,
	article: 61250,
	bar_chart: 57963,
	calendar_month: 60364,
	campaign: 61257,
	category: 59180,
	check: 58984,
	check_circle: 61630,
	chevron_left: 58827,
	chevron_right: 58828,
	close: 58829,
	content_copy: 57677,
	delete: 59694,
	download: 61584,
	drag_indicator: 59717,
	edit: 61591,
	emoji_events: 59939,
	error: 63670,
	expand_less: 58830,
	expand_more: 58831,
	favorite: 59518,
	filter_list: 57682,
	format_quote: 57924,
	group: 59937,
	groups: 62003,
	handshake: 60363,
	help: 59645,
	history: 59571,
	home: 59826,
	info: 59534,
	language: 59911,
	link: 57936,
	local_activity: 58707,
	location_on: 61915,
	lock: 59545,
	login: 60023,
	logout: 59834,
	mail: 57689,
	menu: 58834,
	menu_book: 59929,
	more_vert: 58836,
	notifications: 59381,
	open_in_new: 59550,
	person: 61651,
	person_add: 59981,
	play_circle: 57796,
	public: 59403,
	receipt_long: 61294,
	redeem: 59638,
	redo: 57690,
	refresh: 58837,
	remove: 57691,
	schedule: 61398,
	school: 59404,
	search: 61306,
	search_off: 60022,
	send: 57699,
	settings: 59576,
	sort: 57700,
	star: 61594,
	storefront: 59922,
	translate: 59618,
	tune: 58409,
	undo: 57702,
	upload: 61595,
	videocam: 57419,
	view_carousel: 59627,
	visibility: 59636,
	visibility_off: 59637,
	warning: 61571,
	web_asset: 57449,
	workspace_premium: 59311
};
// src/lib/server/site/icons/pathData.ts
/**
* Writes a glyph's outline as SVG path data: y turned downwards, whole units, relative steps, which come out shortest.
*/
function pathData(commands) {
	let [x, y] = [0, 0];
	let [startX, startY] = [0, 0];
	let text = "";
	for (const { command, args } of commands) {
		if (command === "closePath") {
			text += "z";
			[x, y] = [startX, startY];
			continue;
		}
		const points = pairs(args);
		const [endX, endY] = points.at(-1);
		const steps = points.flatMap(([pointX, pointY]) => [pointX - x, pointY - y]);
		text += stepText(command, steps);
		[x, y] = [endX, endY];
		if (command === "moveTo") [startX, startY] = [x, y];
	}
	return text;
}
function stepText(command, steps) {
	const [dx = 0, dy = 0] = steps;
	if (command === "lineTo" && dx === 0 && dy === 0) return "";
	if (command === "lineTo" && dy === 0) return `h${dx}`;
	if (command === "lineTo" && dx === 0) return `v${dy}`;
	return {
		moveTo: "m",
		lineTo: "l",
		quadraticCurveTo: "q",
		bezierCurveTo: "c"
	}[command] + steps.map((step, at) => at > 0 && step >= 0 ? ` ${step}` : `${step}`).join("");
}
function pairs(args) {
	const points = [];
	for (let at = 0; at + 1 < args.length; at += 2) points.push([Math.round(args[at]), -Math.round(args[at + 1]) || 0]);
	return points;
}
// src/lib/server/site/icons/sprite.ts
/** Every icon, drawn at the brand's weight, fill, grade and optical size. */
function iconDrawings(settings) {
	const key = JSON.stringify(settings);
	const known = drawn.get(key);
	if (known) return known;
	if (drawn.size >= 8) drawn.clear();
	const drawings = draw(settings);
	drawn.set(key, drawings);
	return drawings;
}
/**
* All icons as one SVG file. A page shows one with `<svg><use href="…/icons.svg#search"/></svg>`; it takes the
* text's colour where CSS says `fill: currentColor`.
*/
function iconSprite(settings) {
	return `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(iconDrawings(settings)).map(([name, { viewBox, path }]) => `<symbol id="${name}" viewBox="${viewBox}"><path d="${path}"/></symbol>`).join("")}</svg>`;
}
/** Drawings by settings: equal settings give equal drawings. Previews may bring many settings. */
var drawn = /* @__PURE__ */ new Map();
function draw({ weight, filled, grade, optical_size }) {
	const font = symbols().getVariation({
		wght: weight,
		FILL: filled ? 1 : 0,
		GRAD: grade,
		opsz: optical_size
	});
	const em = font.unitsPerEm;
	const drawings = iconNames.map((name) => {
		const path = pathData(font.glyphForCodePoint(codePoints[name]).path.commands);
		return [name, {
			viewBox: `0 ${-em} ${em} ${em}`,
			path
		}];
	});
	return Object.fromEntries(drawings);
}
/** Resolved through the package's own imports, because the bundle of this file is in another folder than the font. */
function symbols() {
	const file = createRequire(import.meta.url).resolve("#server/site/icons/material-symbols.ttf");
	return create(readFileSync(file));
}
// src/lib/server/site/theme/fonts.ts
/** The addresses of the shipped font files in the bundle. */
var fontUrls = {
	sansLatin: "/_astro/ibm-plex-sans-latin-wght-normal.IvpUvPa2.woff2",
	sansLatinExt: "/_astro/ibm-plex-sans-latin-ext-wght-normal.CIII54If.woff2",
	sansCyrillic: "/_astro/ibm-plex-sans-cyrillic-wght-normal.BAAhND-U.woff2",
	sansGreek: "/_astro/ibm-plex-sans-greek-wght-normal.CmyJS8uq.woff2",
	arabic400: "/_astro/ibm-plex-sans-arabic-arabic-400-normal.CyU-ddYS.woff2",
	arabic600: "/_astro/ibm-plex-sans-arabic-arabic-600-normal.0pRdybE_.woff2",
	hebrew400: "/_astro/ibm-plex-sans-hebrew-hebrew-400-normal.DtcEHBoE.woff2",
	hebrew600: "/_astro/ibm-plex-sans-hebrew-hebrew-600-normal.C_LU4WLU.woff2",
	serif400: "/_astro/ibm-plex-serif-latin-400-normal.BIGslYFI.woff2",
	serif500: "/_astro/ibm-plex-serif-latin-500-normal.REKAfBVG.woff2",
	serif500Ext: "/_astro/ibm-plex-serif-latin-ext-500-normal.CmETpp4t.woff2"
};
// src/lib/server/site/theme/preloads.ts
/** Returns the one or two font files that a page in this script preloads; the brand's fonts come before the shipped ones. */
function preloadsFor(script, { fonts }, urls) {
	const shipped = (key) => ({
		href: urls[key],
		type: "font/woff2"
	});
	if (script !== "latin") return [shipped(`${script}400`), shipped(`${script}600`)];
	const [body, headings] = [ownFile(fonts.body, "400"), ownFile(fonts.headings, "500")];
	return [body ?? (fonts.body.family === "IBM Plex Sans" ? shipped("sansLatin") : void 0), headings ?? (fonts.headings.family === "IBM Plex Serif" ? shipped("serif500") : void 0)].filter((preload) => preload !== void 0);
}
function ownFile({ files }, weight) {
	const upright = files.filter(({ style }) => style === "normal");
	const file = upright.find((candidate) => covers(candidate.weight, Number(weight))) ?? upright[0];
	return file && {
		href: file.url,
		type: mediaTypes[file.format]
	};
}
var mediaTypes = {
	woff2: "font/woff2",
	woff: "font/woff",
	truetype: "font/ttf",
	opentype: "font/otf"
};
function covers(weights, wanted) {
	const [from = 0, to = from] = weights.split(" ").map(Number);
	return from <= wanted && wanted <= to;
}
// src/lib/server/site/theme/current.ts
var themes = /* @__PURE__ */ new WeakMap();
/** Returns the site's theme, computed once for each state of the site. */
function themeOf(site) {
	const known = themes.get(site);
	if (known) return known;
	const theme = makeTheme(site);
	themes.set(site, theme);
	return theme;
}
/** The theme is the first style sheet of every page, so it declares the order of the layers. */
var layers = "@layer tokens,base,parts;";
function makeTheme({ appearance }) {
	const css = layers + themeStylesheet(appearance, fontUrls);
	const icons = iconSprite(appearance.fonts.icons);
	const iconsHref = `/theme/${themeHash(icons)}/icons.svg`;
	const drawings = drawingsIn(icons);
	const palette = coverPalette(appearance);
	const { light, dark } = deriveTheme(appearance);
	return {
		css,
		cssHref: `/theme/${themeHash(css)}.css`,
		icons,
		iconsHref,
		iconHref: (name) => `${iconsHref}#${name}`,
		icon: (name) => drawings.get(name) ?? {
			viewBox: "0 0 0 0",
			path: ""
		},
		bars: {
			light: light.header.colour,
			dark: dark.header.colour
		},
		palette,
		coverHref: (seed, ratio) => coverName({
			seed: seedFor(seed),
			ratio,
			palette
		}),
		coverDrawing: (seed, ratio) => drawCover({
			seed: seedFor(seed),
			ratio,
			palette
		}),
		groundHref: (colour) => groundHref(appearance, colour),
		preloads: (lang) => preloadsFor(fontScriptOf(lang), appearance, fontUrls)
	};
}
function drawingsIn(sprite) {
	const symbols = sprite.matchAll(/<symbol id="(\w+)" viewBox="([^"]+)"><path d="([^"]*)"/g);
	return new Map(Array.from(symbols, ([, name = "", viewBox = "", path = ""]) => [name, {
		viewBox,
		path
	}]));
}
/** A seed may be any text; an address allows only some characters. */
function seedFor(words) {
	return /^[\w-]{1,64}$/.test(words) ? words : `s${hash32(words)}`;
}
// src/lib/server/points/earning/trainingPoints.ts
var TRIGGER = "training_completed";
/**
* The points that the learner earns by completing each of these trainings, by the first rule that matches. Trainings
* that earn nothing or have already earned are missing. Limits that pass with time (caps, cooldowns) do not count.
*/
async function trainingPoints(reader, trainings, { user, catalogue, siteLanguage, timeZone, now }) {
	if (!user || trainings.length === 0) return /* @__PURE__ */ new Map();
	const { document } = await currentRules(reader);
	if (!document.enabled || !document.rules.some((rule) => isFor(rule, TRIGGER))) return /* @__PURE__ */ new Map();
	const earned = await earnedBy.rows(reader, { uid: user.uid });
	const { byId } = await catalogue();
	const common = {
		type: TRIGGER,
		at: toInstant(now),
		score: null,
		revoked: false
	};
	const audience = audienceOf(user, siteLanguage);
	return new Map(trainings.flatMap((training) => {
		const terms = byId.get(training)?.tids ?? [];
		const fact = {
			...common,
			audience,
			training,
			terms,
			object: `training:${training}`
		};
		const rule = ruleFor(document, fact);
		const points = rule ? decide(uncapped(document), lasting(rule), fact, {
			earned,
			timeZone
		}).points : 0;
		return points > 0 ? [[training, points]] : [];
	}));
}
var earnedBy = statement((reader, { uid }) => reader.selectFrom("learning_events").select([
	"object",
	"at",
	"points"
]).select((eb) => eb.fn.coalesce("rule", eb.val("")).as("rule")).where("uid", "=", uid).where("type", "=", TRIGGER).where("points", ">", sql.lit(0)));
function uncapped(document) {
	return {
		...document,
		daily_cap: null,
		monthly_cap: null
	};
}
function lasting(rule) {
	return {
		...rule,
		cooldown_minutes: 0,
		max: {
			...rule.max,
			day: null,
			week: null,
			month: null
		}
	};
}
// src/middleware.ts
/** Opens the request and admits or redirects it by the gates. */
var onRequest$1 = defineMiddleware(async (context, next) => {
	const { locals, request, url, routePattern: pattern } = context;
	if (!Object.hasOwn(locals, "site")) {
		const token = await openRequest(context);
		if (!isFromThisSite(request, locals.origin, token)) {
			const foreign = msg("This request came from another site and was not carried out.");
			if (pattern.startsWith(`/api/v2/`)) return answerFailure(denied(foreign), locals);
			locals.denial = locals.t(foreign);
			return context.rewrite("/denied");
		}
	}
	const { site, flags, user } = locals;
	if (ungated.some((prefix) => pattern === prefix || pattern.startsWith(`${prefix}/`))) return next();
	const gate = gates[pattern];
	if (!gate) return context.rewrite("/not-found");
	switch (admission(gate, {
		features: site.features,
		flags,
		signedIn: user !== null
	})) {
		case "admit":
			if (request.method === "GET") locals.refusal ||= takeRefusal(context.cookies, locals.origin);
			return next();
		case "not-found": return context.rewrite("/not-found");
		case "login": return context.redirect(loginPath(url.pathname + url.search));
		case "denied": return context.redirect("/denied");
	}
});
/**
* Notes the user, the language and the site of a request; returns the session's secret that came with it, valid or not.
*/
async function openRequest({ locals, cookies, url }) {
	const { runtime } = locals;
	await runtime.clock.sync();
	const site = await runtime.site();
	const token = readSessionCookie(cookies, locals.origin);
	const now = runtime.now();
	const user = (token ? await sessionUser(runtime.db, token, now, site.general.timezone) : void 0) ?? null;
	if (token && !user) clearSessionCookie(cookies, locals.origin);
	const language = requestLanguage(site, {
		user: user?.language ?? null,
		query: url.searchParams.get("language"),
		cookie: cookies.get(LANGUAGE_COOKIE)?.value
	});
	const visit = {
		user,
		language,
		now,
		siteLanguage: site.general.default_language,
		timeZone: site.general.timezone
	};
	const flags = flagsFor(site.features, user ? user.permissions : null);
	const disclaimer = readerText(site.general.disclaimer_text, {
		language,
		siteLanguage: site.general.default_language
	});
	const agreed = disclaimer === "" || cookies.get("disclaimer_agreed")?.value === disclaimerMark(site.general.disclaimer_text);
	let points;
	let unread;
	Object.assign(locals, {
		site,
		db: runtime.db,
		user,
		visit,
		learner: () => learnerOf(visit),
		flags,
		language,
		direction: storedDirection(site.languages, language),
		t: site.translator(language),
		messages: (sources) => pickMessages(site.translations(language), sources),
		format: formatsFor({
			lang: language,
			timeZone: user?.timezone ?? site.general.timezone,
			patterns: site.general.date_time_formats
		}),
		now,
		theme: themeOf(site),
		navigation: user ? navigationFor({
			features: site.features,
			flags
		}) : [],
		disclaimer: agreed ? "" : disclaimer,
		refusal: "",
		points: async () => {
			if (user) points ??= balanceOf(runtime.db.reader, user.uid, now);
			return points ?? null;
		},
		earnsFor: (trainings) => trainingPoints(runtime.db.reader, trainings, {
			...visit,
			catalogue: runtime.catalogue
		}),
		unread: async () => {
			if (user) unread ??= unreadNotices(runtime.db.reader, user.uid);
			return unread ?? 0;
		},
		page: createPageTags()
	});
	shows(locals.page, ...siteTags);
	return token;
}
// \0virtual:astro:middleware
var onRequest = sequence(onRequest$1);
export { onRequest };
