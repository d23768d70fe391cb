import type { APIRoute } from 'astro'
import { keptFile } from '#server/http/keptFile.ts'

export const GET: APIRoute = ({ locals: { theme }, url }) =>
  keptFile(theme.icons, 'image/svg+xml', { isCurrent: url.pathname === theme.iconsHref })
