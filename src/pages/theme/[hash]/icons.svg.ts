import type { APIRoute } from 'astro'
import { keptFile } from '#server/http/keptFile.ts'
import { siteOfFile, themeOf } from '#server/site/theme/current.ts'

export const GET: APIRoute = async ({ locals: { site }, params, url }) => {
  const { icons, iconsHref } = await themeOf(siteOfFile(site, params.hash))
  return keptFile(icons, 'image/svg+xml', { isCurrent: url.pathname === iconsHref })
}
