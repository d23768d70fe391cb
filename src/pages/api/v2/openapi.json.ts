import type { APIRoute } from 'astro'
import { openApi } from '#server/http/openapi.ts'
import { inLanguage } from '#shared/contract/settings.ts'
import { endpointFiles } from './_endpoints.ts'

/** The contract as OpenAPI 3.1, described by the declarations that the calls are checked by. */
export const GET: APIRoute = ({ locals: { site, origin } }) => {
  const { site_name, default_language } = site.general
  const title = inLanguage(site_name, 'en', default_language)
  return Response.json(openApi(endpointFiles, { title, server: origin }))
}
