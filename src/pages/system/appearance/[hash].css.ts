import type { APIRoute } from 'astro'
import { draftFile } from '#server/http/draftFile.ts'

export const GET: APIRoute = ({ locals, url }) =>
  draftFile(locals, locals.theme.css, 'text/css; charset=utf-8', url.pathname === locals.theme.cssHref)
