import type { APIRoute } from 'astro'
import { shows } from '#server/cache/pageTags.ts'
import { sitemapIndexXml, sitemapPages, sitemapParts, sitemapXml } from '#server/catalogue/sitemap.ts'

/** Every page a visitor may read, in every language (sitemaps.org, with the hreflang extension); an index where one file is too small. */
export const GET: APIRoute = async ({ locals }) => {
  const { db, site, origin, page, visit } = locals
  shows(page, 'trainings:newest')
  const languages = site.languages.map(({ langcode }) => langcode)
  const isOpen = site.features.storefront_page && site.features.catalog
  const parts = isOpen ? await sitemapParts(db.reader, languages.length) : 1
  const pages = isOpen && parts === 1 ? await sitemapPages(db.reader, 1, languages.length) : []
  const xml =
    parts > 1
      ? sitemapIndexXml(parts, { origin })
      : sitemapXml(pages, { origin, languages, siteLanguage: visit.siteLanguage })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
