import type { APIRoute } from 'astro'
import { faviconForms } from '#shared/media/faviconForms.ts'
import { readerText } from '#shared/i18n/readerText.ts'

/** The site's name and appearance on a device's home screen (W3C Web Application Manifest). */
export const GET: APIRoute = ({ locals }) => {
  const { site, language, direction, theme, visit } = locals
  const { favicon, colors } = site.appearance
  const manifest = {
    id: '/',
    name: readerText(site.general.site_name, visit),
    lang: language,
    dir: direction,
    start_url: '/',
    display: 'standalone',
    background_color: colors.paper,
    theme_color: theme.bars.light,
    icons: favicon ? faviconForms(favicon).map(({ href, sizes }) => ({ src: href, sizes })) : [],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
