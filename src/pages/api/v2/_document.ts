import { openApi } from '#server/http/openapi.ts'
import { endpointFiles } from './_endpoints.ts'

let document: ReturnType<typeof openApi> | undefined

/** The contract as OpenAPI 3.1, made once from the declarations that the calls are checked by. */
export function apiDocument(): ReturnType<typeof openApi> {
  document ??= openApi(endpointFiles, { title: 'Juniper' })
  return document
}
