import type { CallHandler } from '#server/http/callContext.ts'
import { apiDocument } from './_document.ts'

let text: string | undefined

/** The contract as OpenAPI 3.1. */
export const GET: CallHandler = () => {
  text ??= JSON.stringify(apiDocument())
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })
}
