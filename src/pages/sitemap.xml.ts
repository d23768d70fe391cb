import type { APIRoute } from 'astro'
import { shows } from '#server/cache/pageTags.ts'
import { sitemapPages, sitemapXml } from '#server/catalogue/sitemap.ts'

/** Every page a visitor may read, in every language (sitemaps.org, with the hreflang extension). */
export const GET: APIRoute = async ({ locals }) => {
  const { db, site, origin, page } = locals
  shows(page, 'trainings:newest')
  const pages = site.features.storefront_page && site.features.catalog ? await sitemapPages(db.reader) : []
  const languages = site.languages.map(({ langcode }) => langcode)
  const xml = sitemapXml(pages, { origin, languages, siteLanguage: site.general.default_language })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
