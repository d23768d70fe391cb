import type { APIRoute } from 'astro'
import { draftFile } from '#server/http/draftFile.ts'

export const GET: APIRoute = ({ locals, url }) =>
  draftFile(locals, locals.theme.icons, 'image/svg+xml', url.pathname === locals.theme.iconsHref)
