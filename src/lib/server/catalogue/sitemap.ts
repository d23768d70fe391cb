import { fromInstant } from '#shared/contract/time.ts'
import type { Reader } from '../db/database.ts'
import { visibleTo } from './list/visible.ts'

export interface SitemapPage {
  path: string
  changed?: Date
}

/** The protocol takes 50,000 addresses in one file; each page stands in it once for each language. */
const MOST_ADDRESSES = 50_000
const MOST_LANGUAGES = 6

/** The pages of the storefront that are open to everyone, the newest trainings first. */
export async function sitemapPages(reader: Reader): Promise<SitemapPage[]> {
  const trainings = await reader
    .selectFrom('trainings')
    .where(visibleTo(null))
    .select(['id', 'changed'])
    .orderBy('created', 'desc')
    .limit(Math.floor(MOST_ADDRESSES / MOST_LANGUAGES) - 1)
    .execute()
  return [
    { path: '/' },
    ...trainings.map((row) => ({ path: `/training/${row.id}`, changed: fromInstant(row.changed) })),
  ]
}

/** Writes the sitemap; every address names its siblings in the other languages. */
export function sitemapXml(
  pages: readonly SitemapPage[],
  { origin, languages, siteLanguage }: { origin: string; languages: readonly string[]; siteLanguage: string },
): string {
  const addressIn = (path: string, lang: string) =>
    escapeXml(origin + path + (lang === siteLanguage ? '' : `?language=${lang}`))
  const urls = pages.flatMap(({ path, changed }) => {
    const siblings = languages
      .map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${addressIn(path, lang)}"/>`)
      .join('')
    const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return languages.map((lang) => `<url><loc>${addressIn(path, lang)}</loc>${lastmod}${siblings}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
