import type { APIRoute } from 'astro'
import { keptFile } from '#server/http/keptFile.ts'
import { siteOfFile, themeOf } from '#server/site/theme/current.ts'

export const GET: APIRoute = async ({ locals: { site }, params, url }) => {
  const { css, cssHref } = await themeOf(siteOfFile(site, params.hash))
  return keptFile(css, 'text/css; charset=utf-8', { isCurrent: url.pathname === cssHref })
}
