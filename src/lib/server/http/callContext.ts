import type { APIContext } from 'astro'

/** The parts of Astro's context that calls have: the rest of it is for pages (see `door/adapter/youngRequests.ts`). */
export type CallContext = Pick<
  APIContext,
  'cookies' | 'request' | 'params' | 'url' | 'locals' | 'clientAddress' | 'routePattern' | 'redirect' | 'rewrite'
>

/** Handles one method of a path of the API. */
export type CallHandler = (context: CallContext) => Response | Promise<Response>
