import { n as Id } from "./common_BQnAGUxS.mjs";
import { t as msg } from "./message_DmblFCuN.mjs";
import { z } from "zod";
// src/lib/shared/sections/links.ts
/** The error for a link that is not safe. */
var unsafeLink = {
	message: msg("Use an https:// address or a path on this site."),
	params: { code: "link" }
};
/**
* Whether an editor's link is safe: an https address, or a place on this site
* (`/path` or `#anchor`). Everything else is not, such as `javascript:` and `//other.example`.
*/
function isSafeLink(url) {
	if (hasControlOrBackslash(url)) return false;
	if (url.startsWith("#")) return true;
	if (url.startsWith("/")) return !url.startsWith("//");
	return /^https:\/\//i.test(url) && URL.canParse(url);
}
/** Whether a link leaves this site; such links open in a new tab without a referrer. */
function isElsewhere(url) {
	return /^https:/i.test(url);
}
function hasControlOrBackslash(url) {
	for (const char of url) if (char <= " " || char === "\\" || char === "") return true;
	return url === "";
}
// src/lib/shared/sections/parts.ts
/** One required line of text. */
var title = z.string().trim().min(1).max(160);
/** One optional line of text. */
var line = z.string().trim().max(160).default("");
/** A few optional sentences without formatting. */
var shortText = z.string().trim().max(1200).default("");
/** The target of a link: an https address or a place on this site. */
var LinkUrl = z.string().trim().max(2e3).refine(isSafeLink, unsafeLink);
/** A button or link. */
var Link = z.strictObject({
	label: title,
	url: LinkUrl
});
/** A file that was uploaded to this site. */
var MediaFile = z.string().regex(/^\/media\/(?!.*\.\.)[\w./-]{1,300}$/);
/** A picture, or null for a drawing generated from the seed of the settings. */
var optionalPicture = z.strictObject({
	file: MediaFile,
	alt: z.string().trim().max(300)
}).nullable().default(null);
/** The seed of a generated drawing: equal seeds give equal drawings. */
var seed = z.string().regex(/^[\w-]{1,60}$/);
/** A vocabulary's machine name (`topic`, `skill`, `level`, …). */
var vocabulary = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
/** Chosen terms of a vocabulary, in the order they were chosen. */
var termIds = z.array(Id).max(50).default([]);
var ratio = z.enum([
	"16:9",
	"4:3",
	"1:1",
	"3:4"
]);
/** How a set of trainings is laid out. */
var layouts = [
	"carousel",
	"grid",
	"list"
];
export { line as a, seed as c, title as d, vocabulary as f, unsafeLink as h, layouts as i, shortText as l, isSafeLink as m, LinkUrl as n, optionalPicture as o, isElsewhere as p, MediaFile as r, ratio as s, Link as t, termIds as u };
