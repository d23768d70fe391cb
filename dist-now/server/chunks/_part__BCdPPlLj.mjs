import { t as __exportAll } from "./rolldown-runtime_BJohB4LM.mjs";
import { r as shows } from "./pageTags_D0UUq_gA.mjs";
import { i as sitemapXml, n as sitemapPages } from "./sitemap_MYHNi7Dd.mjs";
// src/pages/sitemap/[part].xml.ts
var _part__xml_exports = /* @__PURE__ */ __exportAll({ GET: () => GET });
/** One file of the sitemap's index. */
var GET = async ({ locals, params }) => {
	const { db, site, origin, page } = locals;
	shows(page, "trainings:newest");
	const languages = site.languages.map(({ langcode }) => langcode);
	const pages = site.features.storefront_page && site.features.catalog && /^[1-9]\d{0,2}$/.test(params.part ?? "") ? await sitemapPages(db.reader, Number(params.part), languages.length) : [];
	if (pages.length === 0) return new Response(null, { status: 404 });
	const xml = sitemapXml(pages, {
		origin,
		languages,
		siteLanguage: site.general.default_language
	});
	return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
};
// \0virtual:astro:page:src/pages/sitemap/[part].xml@_@ts
var page = () => _part__xml_exports;
export { page };
