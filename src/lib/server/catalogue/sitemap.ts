import { fromInstant } from '#shared/instant.ts'
import type { Reader } from '../db/database.ts'
import { visibleTo } from './facts/visible.ts'

export interface SitemapPage {
  path: string
  changed?: Date
}

/**
 * The addresses in one file. The protocol allows 50,000, but each lists all its languages, and a cached file must not be
 * larger than a few MiB.
 */
const ADDRESSES = 5000

/** The site's values that a sitemap contains. */
export interface SitemapForm {
  origin: string
  languages: readonly string[]
  siteLanguage: string
}

/** Returns the number of files for all public pages; each page is listed once for each language. */
export async function sitemapParts(reader: Reader, languages: number): Promise<number> {
  const { trainings } = await reader
    .selectFrom('trainings')
    .where(visibleTo(null))
    .select(({ fn }) => fn.countAll<number>().as('trainings'))
    .executeTakeFirstOrThrow()
  return Math.max(1, Math.ceil(trainings / trainingsInPart(languages)))
}

/** Returns the pages of one file, from 1; none after the last file. */
export async function sitemapPages(reader: Reader, part: number, languages: number): Promise<SitemapPage[]> {
  const limit = trainingsInPart(languages)
  const trainings = await reader
    .selectFrom('trainings')
    .where(visibleTo(null))
    .select(['id', 'changed'])
    .orderBy('id')
    .limit(limit)
    .offset((part - 1) * limit)
    .execute()
  const pages = trainings.map((row) => ({ path: `/training/${row.id}`, changed: fromInstant(row.changed) }))
  return part === 1 ? [{ path: '/' }, ...pages] : pages
}

/** Writes one file; every address lists the page's other languages. */
export function sitemapXml(pages: readonly SitemapPage[], { origin, languages, siteLanguage }: SitemapForm): string {
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

/** Writes the index of several files. */
export function sitemapIndexXml(parts: number, { origin }: Pick<SitemapForm, 'origin'>): string {
  const files = Array.from(
    { length: parts },
    (_, n) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${n + 1}.xml`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('\n')}
</sitemapindex>
`
}

function trainingsInPart(languages: number): number {
  return Math.floor(ADDRESSES / languages)
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
