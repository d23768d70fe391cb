import type { APIRoute } from 'astro'
import { keptFile } from '#server/http/keptFile.ts'

export const GET: APIRoute = ({ locals: { theme }, url }) =>
  keptFile(theme.css, 'text/css; charset=utf-8', { isCurrent: url.pathname === theme.cssHref })
