import type { APIRoute } from 'astro'
import { shows } from '#server/cache/pageTags.ts'
import { sitemapPages, sitemapXml } from '#server/catalogue/sitemap.ts'

/** One file of the sitemap's index. */
export const GET: APIRoute = async ({ locals, params }) => {
  const { db, site, origin, page, visit } = locals
  shows(page, 'trainings:newest')
  const languages = site.languages.map(({ langcode }) => langcode)
  const isOpen = site.features.storefront_page && site.features.catalog && /^[1-9]\d{0,2}$/.test(params.part ?? '')
  const pages = isOpen ? await sitemapPages(db.reader, Number(params.part), languages.length) : []
  if (pages.length === 0) return new Response(null, { status: 404 })
  const xml = sitemapXml(pages, { origin, languages, siteLanguage: visit.siteLanguage })
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
