import { t as fromInstant } from "./time_DK_4AeA9.mjs";
import { i as visibleTo } from "./visible_C5aleg9h.mjs";
// src/lib/server/catalogue/sitemap.ts
/**
* The addresses in one file. The protocol allows 50,000, but each lists all its languages, and a cached file must not be
* larger than a few MiB.
*/
var ADDRESSES = 5e3;
/** Returns the number of files for all public pages; each page is listed once for each language. */
async function sitemapParts(reader, languages) {
	const { trainings } = await reader.selectFrom("trainings").where(visibleTo(null)).select(({ fn }) => fn.countAll().as("trainings")).executeTakeFirstOrThrow();
	return Math.max(1, Math.ceil(trainings / trainingsInPart(languages)));
}
/** Returns the pages of one file, from 1; none after the last file. */
async function sitemapPages(reader, part, languages) {
	const limit = trainingsInPart(languages);
	const pages = (await reader.selectFrom("trainings").where(visibleTo(null)).select(["id", "changed"]).orderBy("id").limit(limit).offset((part - 1) * limit).execute()).map((row) => ({
		path: `/training/${row.id}`,
		changed: fromInstant(row.changed)
	}));
	return part === 1 ? [{ path: "/" }, ...pages] : pages;
}
/** Writes one file; every address lists the page's other languages. */
function sitemapXml(pages, { origin, languages, siteLanguage }) {
	const addressIn = (path, lang) => escapeXml(origin + path + (lang === siteLanguage ? "" : `?language=${lang}`));
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap(({ path, changed }) => {
		const siblings = languages.map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${addressIn(path, lang)}"/>`).join("");
		const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
		return languages.map((lang) => `<url><loc>${addressIn(path, lang)}</loc>${lastmod}${siblings}</url>`);
	}).join("\n")}
</urlset>
`;
}
/** Writes the index of several files. */
function sitemapIndexXml(parts, { origin }) {
	return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: parts }, (_, n) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${n + 1}.xml`)}</loc></sitemap>`).join("\n")}
</sitemapindex>
`;
}
function trainingsInPart(languages) {
	return Math.floor(ADDRESSES / languages);
}
function escapeXml(text) {
	return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
export { sitemapXml as i, sitemapPages as n, sitemapParts as r, sitemapIndexXml as t };
