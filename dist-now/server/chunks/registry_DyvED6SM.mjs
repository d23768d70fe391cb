import { t as msg } from "./message_DmblFCuN.mjs";
import { a as line, c as seed, d as title, f as vocabulary, h as unsafeLink, i as layouts, l as shortText, m as isSafeLink, n as LinkUrl, o as optionalPicture, r as MediaFile, s as ratio, t as Link, u as termIds } from "./parts_y5RGtRrx.mjs";
import { n as Id } from "./common_BQnAGUxS.mjs";
import { o as trainingOrders } from "./trainings_BBsXQXQ2.mjs";
import { z } from "zod";
// src/lib/shared/sections/appearance.ts
/** The look of a section, for all types. Values are names; the style sheet has the sizes. */
var SectionAppearance = z.strictObject({
	width: z.enum([
		"narrow",
		"normal",
		"wide",
		"full"
	]).default("normal"),
	scheme: z.enum([
		"paper",
		"tint",
		"primary",
		"ink"
	]).default("paper"),
	/** A picture behind the section, only for decoration. */
	background: MediaFile.nullable().default(null),
	/** How strongly the scheme's colour covers the background; even `soft` keeps text readable on any picture. */
	overlay: z.enum([
		"soft",
		"medium",
		"strong"
	]).default("medium"),
	padding: z.enum([
		"none",
		"small",
		"normal",
		"large"
	]).default("normal"),
	alignment: z.enum(["start", "center"]).default("start")
});
// src/lib/shared/sections/types.ts
/** The types of storefronts: for signed-in users, and for visitors. */
var storefrontTypes = ["registered", "unregistered"];
var StorefrontType = z.enum(storefrontTypes);
/** The section types. A new type needs a name here, a definition, a loader and a view. */
var sectionTypes = [
	"hero",
	"slideshow",
	"trainings",
	"categories",
	"search",
	"rich_text",
	"image_text",
	"video",
	"cta",
	"faq",
	"testimonials",
	"stats",
	"logos",
	"upcoming_sessions",
	"continue_learning",
	"recommended",
	"incentives",
	"leaderboard",
	"sign_up"
];
z.enum(sectionTypes);
// src/lib/shared/sections/definitions/define.ts
/** Makes a definition; called as `define<Data>()({ … })` so that only the data's type has to be written. */
function define() {
	return (parts) => ({
		label: parts.label,
		icon: parts.icon,
		storefronts: parts.storefronts ?? storefrontTypes,
		content: parts.content,
		settings: parts.settings,
		defaults: {
			content: parts.start,
			settings: parts.settings.parse({}),
			appearance: SectionAppearance.parse(parts.appearance ?? {})
		}
	});
}
// src/lib/shared/sections/definitions/categories.ts
/** The terms of a vocabulary as links to their trainings. */
var categories = define()({
	label: msg("Categories"),
	icon: "category",
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({
		vocabulary: vocabulary.default("topic"),
		/** Chosen terms; empty: the top terms with most trainings. */
		terms: termIds,
		size: z.int().min(1).max(24).default(8),
		counts: z.boolean().default(true),
		layout: z.enum(["tiles", "chips"]).default("tiles")
	}),
	start: {
		title: "",
		text: ""
	},
	appearance: { scheme: "tint" }
});
// src/lib/shared/sections/definitions/continueLearning.ts
/** Trainings that the learner has begun, latest first. Not shown without any. */
var continueLearning = define()({
	label: msg("Continue learning"),
	icon: "history",
	storefronts: ["registered"],
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({ size: z.int().min(1).max(12).default(4) }),
	start: {
		title: "",
		text: ""
	}
});
// src/lib/shared/sections/definitions/cta.ts
/** One sentence with one call to action. */
var cta = define()({
	label: msg("Call to action"),
	icon: "campaign",
	content: z.strictObject({
		title,
		text: shortText,
		links: z.array(Link).min(1).max(2)
	}),
	settings: z.strictObject({}),
	start: {
		title: "",
		text: "",
		links: [{
			label: "",
			url: ""
		}]
	},
	appearance: { scheme: "primary" }
});
// src/lib/shared/sections/richText.ts
/** Rich text as the editor stores it: tiptap's JSON, only the nodes and marks named here. */
var Mark = z.discriminatedUnion("type", [
	z.object({ type: z.literal("bold") }),
	z.object({ type: z.literal("italic") }),
	z.object({
		type: z.literal("link"),
		attrs: z.object({ href: z.string().max(2e3).refine(isSafeLink, unsafeLink) })
	})
]);
var Text = z.object({
	type: z.literal("text"),
	text: z.string().min(1),
	marks: z.array(Mark).optional()
});
var Break = z.object({ type: z.literal("hardBreak") });
var Inline = z.discriminatedUnion("type", [Text, Break]);
var Paragraph = z.object({
	type: z.literal("paragraph"),
	content: z.array(Inline).optional()
});
var Heading = z.object({
	type: z.literal("heading"),
	attrs: z.object({ level: z.int().min(2).max(4) }),
	content: z.array(Inline).optional()
});
var Block = z.union([
	Paragraph,
	Heading,
	list(4)
]);
var RichText = z.object({
	type: z.literal("doc"),
	content: z.array(Block)
});
function list(depth) {
	const inside = depth > 1 ? z.union([Paragraph, list(depth - 1)]) : Paragraph;
	const item = z.object({
		type: z.literal("listItem"),
		content: z.array(inside).min(1)
	});
	return z.object({
		type: z.enum(["bulletList", "orderedList"]),
		content: z.array(item).min(1)
	});
}
/** Returns plain paragraphs as rich text, for texts in code (defaults, the demo academy). */
function plainRichText(...paragraphs) {
	return {
		type: "doc",
		content: paragraphs.map((text) => ({
			type: "paragraph",
			content: [{
				type: "text",
				text
			}]
		}))
	};
}
// src/lib/shared/sections/definitions/faq.ts
/** Questions that open to their answers. */
var faq = define()({
	label: msg("FAQ"),
	icon: "help",
	content: z.strictObject({
		title: line,
		text: shortText,
		items: z.array(z.strictObject({
			question: title,
			answer: RichText
		})).min(1).max(30)
	}),
	settings: z.strictObject({ open_first: z.boolean().default(false) }),
	start: {
		title: "",
		text: "",
		items: [{
			question: "",
			answer: {
				type: "doc",
				content: []
			}
		}]
	}
});
// src/lib/shared/sections/definitions/hero.ts
/** The opening: a sentence about the site, and the way in. */
var hero = define()({
	label: msg("Hero"),
	icon: "web_asset",
	content: z.strictObject({
		eyebrow: line,
		title,
		text: shortText,
		links: z.array(Link).max(2).default([]),
		picture: optionalPicture
	}),
	settings: z.strictObject({
		search: z.boolean().default(true),
		topics: z.int().min(0).max(8).default(5),
		art: z.enum([
			"covers",
			"picture",
			"none"
		]).default("covers"),
		/** Seeds of the three covers on the table, back to front. */
		covers: z.array(seed).length(3).default([
			"table-17",
			"table-46",
			"table-37"
		])
	}),
	start: {
		eyebrow: "",
		title: "",
		text: "",
		links: [],
		picture: null
	},
	appearance: { padding: "large" }
});
// src/lib/shared/sections/definitions/imageText.ts
/** A picture and a text, side by side. */
var imageText = define()({
	label: msg("Image and text"),
	icon: "art_track",
	content: z.strictObject({
		eyebrow: line,
		title,
		body: RichText,
		link: Link.nullable().default(null),
		picture: optionalPicture
	}),
	settings: z.strictObject({
		/** The side of the picture, in reading direction. */
		side: z.enum(["start", "end"]).default("start"),
		ratio: ratio.default("4:3"),
		seed: seed.default("image")
	}),
	start: {
		eyebrow: "",
		title: "",
		body: {
			type: "doc",
			content: []
		},
		link: null,
		picture: null
	}
});
// src/lib/shared/sections/definitions/incentives.ts
/** Products of the reward shop. Data is null, and nothing is shown, if the shop is closed to the learner. */
var incentives = define()({
	label: msg("Rewards"),
	icon: "redeem",
	storefronts: ["registered"],
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({ size: z.int().min(1).max(12).default(4) }),
	start: {
		title: "",
		text: ""
	},
	appearance: { scheme: "tint" }
});
// src/lib/shared/sections/definitions/leaderboard.ts
/** The top of the leaderboard with the learner's own row. Data is null if the leaderboard is off. */
var leaderboard = define()({
	label: msg("Leaderboard"),
	icon: "emoji_events",
	storefronts: ["registered"],
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({
		size: z.int().min(3).max(10).default(5),
		period: z.enum([
			"week",
			"month",
			"quarter",
			"year",
			"all"
		]).default("month"),
		scope: z.enum(["everyone", "organization"]).default("everyone")
	}),
	start: {
		title: "",
		text: ""
	},
	appearance: { width: "narrow" }
});
// src/lib/shared/sections/definitions/logos.ts
/** Partners and customers. A logo without a file is shown as text. */
var logos = define()({
	label: msg("Logos"),
	icon: "handshake",
	content: z.strictObject({
		title: line,
		items: z.array(z.strictObject({
			name: title,
			file: MediaFile.nullable().default(null),
			url: LinkUrl.nullable().default(null)
		})).min(1).max(24)
	}),
	settings: z.strictObject({
		size: z.enum([
			"small",
			"normal",
			"large"
		]).default("normal"),
		/** Shows all logos in grey. */
		grey: z.boolean().default(true)
	}),
	start: {
		title: "",
		items: [{
			name: "",
			file: null,
			url: null
		}]
	},
	appearance: {
		padding: "small",
		alignment: "center"
	}
});
// src/lib/shared/sections/definitions/recommended.ts
/** Trainings recommended to this learner. */
var recommended = define()({
	label: msg("Recommended"),
	icon: "star",
	storefronts: ["registered"],
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({
		size: z.int().min(1).max(24).default(8),
		layout: z.enum(layouts).default("carousel")
	}),
	start: {
		title: "",
		text: ""
	}
});
// src/lib/shared/sections/definitions/richText.ts
/** Text with headings, lists and links, in readable line length. */
var richText = define()({
	label: msg("Text"),
	icon: "article",
	content: z.strictObject({
		title: line,
		body: RichText
	}),
	settings: z.strictObject({ columns: z.union([z.literal(1), z.literal(2)]).default(1) }),
	start: {
		title: "",
		body: {
			type: "doc",
			content: []
		}
	},
	appearance: { width: "narrow" }
});
// src/lib/shared/sections/definitions/search.ts
/** A large search field with topics under it. */
var search = define()({
	label: msg("Search"),
	icon: "search",
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({ topics: z.int().min(0).max(8).default(5) }),
	start: {
		title: "",
		text: ""
	},
	appearance: {
		width: "narrow",
		alignment: "center"
	}
});
// src/lib/shared/sections/definitions/signUp.ts
/** The invitation to join. It leads to the site's sign-up address; without one, to the login page. */
var signUp = define()({
	label: msg("Sign up"),
	icon: "person_add",
	storefronts: ["unregistered"],
	content: z.strictObject({
		title,
		text: shortText,
		/** The button's text; empty: “Sign up”. */
		label: line
	}),
	settings: z.strictObject({}),
	start: {
		title: "",
		text: "",
		label: ""
	},
	appearance: { scheme: "primary" }
});
/** A few announcements in a row that the reader moves; there is no timer. */
var slideshow = define()({
	label: msg("Slideshow"),
	icon: "view_carousel",
	content: z.strictObject({
		/** The accessible name of the row. */
		title: line,
		slides: z.array(z.strictObject({
			eyebrow: line,
			title,
			text: shortText,
			link: Link.nullable().default(null),
			picture: optionalPicture
		})).min(1).max(5)
	}),
	settings: z.strictObject({
		height: z.enum([
			"small",
			"normal",
			"tall"
		]).default("normal"),
		/** The seed of the drawings for slides without a picture. */
		seed: seed.default("slides")
	}),
	start: {
		title: "",
		slides: [{
			eyebrow: "",
			title: "",
			text: "",
			link: null,
			picture: null
		}]
	}
});
/** A few numbers about the site. */
var stats = define()({
	label: msg("Numbers"),
	icon: "bar_chart",
	content: z.strictObject({
		title: line,
		items: z.array(z.strictObject({
			label: title,
			source: z.enum([
				"own",
				"trainings",
				"people",
				"completions",
				"providers",
				"languages",
				"sessions"
			]).default("own"),
			/** Shown as written if the source is `own` (“24/7”, “4.8”). */
			value: z.string().trim().max(20).default("")
		})).min(1).max(6)
	}),
	settings: z.strictObject({}),
	start: {
		title: "",
		items: [{
			label: "",
			source: "trainings",
			value: ""
		}]
	}
});
// src/lib/shared/sections/definitions/testimonials.ts
/** Quotations: a large one, or several side by side. */
var testimonials = define()({
	label: msg("Testimonials"),
	icon: "format_quote",
	content: z.strictObject({
		title: line,
		items: z.array(z.strictObject({
			/** Without quotation marks: the view adds those of the language. */
			quote: z.string().trim().min(1).max(600),
			name: line,
			role: line,
			picture: optionalPicture
		})).min(1).max(12)
	}),
	settings: z.strictObject({ layout: z.enum(["grid", "carousel"]).default("grid") }),
	start: {
		title: "",
		items: [{
			quote: "",
			name: "",
			role: "",
			picture: null
		}]
	},
	appearance: { alignment: "center" }
});
/** Trainings: all, the free ones, chosen ones, or those under chosen terms. */
var trainings = define()({
	label: msg("Trainings"),
	icon: "school",
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({
		source: z.enum([
			"all",
			"free",
			"custom",
			"vocabulary"
		]).default("all"),
		/** Chosen trainings in the order they are shown (source `custom`). */
		ids: z.array(Id).max(24).default([]),
		vocabulary: vocabulary.default("topic"),
		terms: termIds,
		layout: z.enum(layouts).default("carousel"),
		size: z.int().min(1).max(24).default(8),
		order_by: z.enum(["personalized", ...trainingOrders]).default("personalized")
	}).superRefine((settings, context) => {
		const lacking = missingChoice(settings);
		if (lacking) context.addIssue({
			code: "custom",
			path: [lacking],
			message: msg("Choose at least one."),
			params: { code: "required" }
		});
	}),
	start: {
		title: "",
		text: ""
	}
});
function missingChoice(settings) {
	if (settings.source === "custom" && settings.ids.length === 0) return "ids";
	if (settings.source === "vocabulary" && settings.terms.length === 0) return "terms";
	return null;
}
// src/lib/shared/sections/definitions/upcomingSessions.ts
/** The next live sessions by date. Not shown without any. */
var upcomingSessions = define()({
	label: msg("Upcoming sessions"),
	icon: "calendar_month",
	content: z.strictObject({
		title: line,
		text: shortText
	}),
	settings: z.strictObject({
		vocabulary: vocabulary.default("topic"),
		/** Only sessions of trainings under these terms; empty: all. */
		terms: termIds,
		size: z.int().min(1).max(12).default(4)
	}),
	start: {
		title: "",
		text: ""
	}
});
// src/lib/shared/sections/videos.ts
/** The allowed hosts of videos, for the form's hint and the content security policy. */
var filmHosts = ["www.youtube-nocookie.com", "player.vimeo.com"];
/**
* Parses a video's address. Returns null for all but YouTube, Vimeo and this site's uploads, so that no other host is
* ever framed.
*/
function readFilm(url) {
	if (/^\/media\/[\w./-]+\.(mp4|webm)$/.test(url)) return {
		host: "own",
		watch: url,
		embed: null
	};
	if (!URL.canParse(url)) return null;
	const { protocol, hostname, pathname, searchParams } = new URL(url);
	if (protocol !== "https:") return null;
	const host = hostname.replace(/^(www|m)\./, "");
	if (host === "youtu.be") return youtube(pathname.slice(1));
	if (host === "youtube.com" || host === "youtube-nocookie.com") return youtube(searchParams.get("v") ?? pathname.replace(/^\/(embed|shorts|live)\//, ""));
	if (host === "vimeo.com" || host === "player.vimeo.com") return vimeo(pathname.replace(/^\/(video\/)?/, ""));
	return null;
}
function youtube(id) {
	if (!/^[\w-]{11}$/.test(id)) return null;
	return {
		host: "youtube",
		watch: `https://www.youtube.com/watch?v=${id}`,
		embed: `https://${filmHosts[0]}/embed/${id}?autoplay=1`
	};
}
function vimeo(id) {
	if (!/^\d{5,12}$/.test(id)) return null;
	return {
		host: "vimeo",
		watch: `https://vimeo.com/${id}`,
		embed: `https://${filmHosts[1]}/video/${id}?autoplay=1&dnt=1`
	};
}
// src/lib/shared/sections/registry.ts
/** The definition of each section type. A name in `sectionTypes` without a line here does not compile. */
var definitions = {
	hero,
	slideshow,
	trainings,
	categories,
	search,
	rich_text: richText,
	image_text: imageText,
	video: define()({
		label: msg("Video"),
		icon: "play_circle",
		content: z.strictObject({
			title: line,
			text: shortText,
			url: z.string().trim().max(2e3).refine((url) => readFilm(url) !== null, {
				message: msg("Use the address of a YouTube or Vimeo video, or an upload."),
				params: { code: "film" }
			}),
			/** The preview picture of the video; never the host's own picture. */
			poster: optionalPicture
		}),
		settings: z.strictObject({
			ratio: ratio.default("16:9"),
			seed: seed.default("video")
		}),
		start: {
			title: "",
			text: "",
			url: "",
			poster: null
		}
	}),
	cta,
	faq,
	testimonials,
	stats,
	logos,
	upcoming_sessions: upcomingSessions,
	continue_learning: continueLearning,
	recommended,
	incentives,
	leaderboard,
	sign_up: signUp
};
export { StorefrontType as a, SectionAppearance as c, plainRichText as i, filmHosts as n, sectionTypes as o, readFilm as r, storefrontTypes as s, definitions as t };
