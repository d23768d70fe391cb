import type { APIContext } from 'astro'
import type { CallRequest } from './callRequest.ts'

/** The parts of Astro's context that calls have: the rest of it is for pages (see `door/adapter/calls.ts`). */
export type CallContext = Pick<
  APIContext,
  'cookies' | 'request' | 'params' | 'url' | 'locals' | 'clientAddress' | 'routePattern' | 'redirect' | 'rewrite'
>

/**
 * The parameters of the address of a request; `undefined` if it has none. To read an address takes a fortieth of the
 * time of a call.
 */
export function queryOf(context: Pick<CallContext, 'request' | 'url'>): URLSearchParams | undefined {
  const request: CallRequest = context.request
  return (request.hasQuery ?? request.url.includes('?')) ? context.url.searchParams : undefined
}

/** Handles one method of a path of the API. */
export type CallHandler = (context: CallContext) => Response | Promise<Response>
