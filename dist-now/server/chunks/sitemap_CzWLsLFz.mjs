import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { r as shows } from "./pageTags_D0UUq_gA.mjs";
import { i as sitemapXml, n as sitemapPages, r as sitemapParts, t as sitemapIndexXml } from "./sitemap_MYHNi7Dd.mjs";
// src/pages/sitemap.xml.ts
var sitemap_xml_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
/** Every page a visitor may read, in every language (sitemaps.org, with the hreflang extension); an index where one file is too small. */
var GET = async ({ locals }) => {
	const { db, site, origin, page } = locals;
	shows(page, "trainings:newest");
	const languages = site.languages.map(({ langcode }) => langcode);
	const isOpen = site.features.storefront_page && site.features.catalog;
	const parts = isOpen ? await sitemapParts(db.reader, languages.length) : 1;
	const pages = isOpen && parts === 1 ? await sitemapPages(db.reader, 1, languages.length) : [];
	const xml = parts > 1 ? sitemapIndexXml(parts, { origin }) : sitemapXml(pages, {
		origin,
		languages,
		siteLanguage: site.general.default_language
	});
	return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
};
// \0virtual:astro:page:src/pages/sitemap.xml@_@ts
var page = () => sitemap_xml_exports;
export { page };
