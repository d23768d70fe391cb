import type { APIRoute } from 'astro'
import { openApi } from '#server/http/openapi.ts'
import { endpointFiles } from './_endpoints.ts'

let document: string | undefined

/** The contract as OpenAPI 3.1, made once from the declarations that the calls are checked by. */
export const GET: APIRoute = () => {
  document ??= JSON.stringify(openApi(endpointFiles, { title: 'Juniper' }))
  return new Response(document, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
