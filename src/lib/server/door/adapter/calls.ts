import type { createApp } from 'astro/app/entrypoint'
import type { CallRequest } from '../../http/callRequest.ts'
import type { CallContext, CallHandler } from '../../http/callContext.ts'
import { isApi } from '../routes.ts'
import { CallCookies } from './callCookies.ts'

type Manifest = ReturnType<typeof createApp>['manifest']
type Route = Manifest['routes'][number]['routeData']
/** The exports of an endpoint's module, by method. */
type Handlers = Readonly<Record<string, CallHandler | undefined>>
type Middleware = (context: CallContext, next: () => Response | Promise<Response>) => Promise<Response>

/** Returns the response to a call of the API; `undefined` if this request needs Astro. */
export type AnswerCall = (
  call: CallRequest,
  circumstances: { pathname: string; locals: object; address: string },
) => Promise<Response> | undefined

/** Astro decodes other paths before it looks for their route. */
const plainPath = /^[\w/.-]+$/

/**
 * Runs the endpoints of the build behind the same middleware, but without what Astro prepares for pages (rewrites,
 * actions, sessions, islands): that takes longer than most calls.
 */
export function createCalls({ routes, pageMap, middleware }: Manifest): AnswerCall {
  // In the order in which Astro tries them.
  const calls = routes.map(({ routeData }) => routeData).filter(({ route }) => isApi(route))
  const fixed = new Map(calls.map((route) => [route.pathname, route]))
  // To await a value that is already there takes a hundredth of a call.
  const loaded = new Map<Route, Handlers>()
  let loadedMiddleware: Middleware | undefined

  async function load(route: Route): Promise<Handlers> {
    const { component } = route
    const page = await pageMap?.get(component)?.()
    const handlers = { ...(await page?.page()) } as Handlers
    loaded.set(route, handlers)
    return handlers
  }

  async function loadMiddleware(): Promise<Middleware> {
    const { onRequest } = (await middleware?.()) ?? {}
    if (!onRequest) throw new Error('The build has no middleware.')
    // Astro types it for the contexts of pages; this one takes those of calls, too.
    loadedMiddleware = onRequest as Middleware
    return loadedMiddleware
  }

  async function answer(route: Route, context: Call): Promise<Response> {
    const handlers = loaded.get(route) ?? (await load(route))
    const onRequest = loadedMiddleware ?? (await loadMiddleware())
    const handler = handlers[context.request.method] ?? handlers.ALL
    // The door completes an answer without a body.
    const run = () => (handler ? handler(context) : new Response(null, { status: 404 }))
    const response = await onRequest(context, run)
    if (!context.cookies.isWritten) return response
    for (const cookie of context.cookies.headers()) response.headers.append('Set-Cookie', cookie)
    return response
  }

  function findRoute(pathname: string): Route | undefined {
    return calls.find(({ pattern }) => pattern.test(pathname))
  }

  return (call, { pathname, locals: given, address: clientAddress }) => {
    if (!isApi(pathname)) return undefined
    const route = fixed.get(pathname) ?? (plainPath.test(pathname) ? findRoute(pathname) : undefined)
    if (route?.type !== 'endpoint') return undefined
    const params = paramsIn(pathname, route)
    // The middleware adds the rest.
    const locals = given as App.Locals
    // Calls read no other parts of their request; the types of `endpoint` see to it.
    const request = call as Request
    return answer(route, new Call({ request, params, locals, clientAddress, routePattern: route.route }))
  }
}

/** As in the names of the files: `[id]`, or `[...path]` for all that is left. */
function paramsIn(path: string, { pattern, params }: Route): CallContext['params'] {
  if (params.length === 0) return {}
  const [, ...values] = pattern.exec(path) ?? []
  return Object.fromEntries(params.map((name, at) => [name.replace('...', ''), values[at] || undefined]))
}

/** The context of one call. Its address is read only if something asks for it. */
class Call implements CallContext {
  readonly request: Request
  readonly params: CallContext['params']
  readonly locals: App.Locals
  readonly clientAddress: string
  readonly routePattern: string
  readonly cookies: CallCookies
  #url: URL | undefined

  constructor(given: Pick<CallContext, 'request' | 'params' | 'locals' | 'clientAddress' | 'routePattern'>) {
    this.request = given.request
    this.params = given.params
    this.locals = given.locals
    this.clientAddress = given.clientAddress
    this.routePattern = given.routePattern
    this.cookies = new CallCookies(given.request)
  }

  get url() {
    this.#url ??= new URL(this.request.url)
    return this.#url
  }

  redirect(path: string, status = 302): Response {
    return new Response(null, { status, headers: { Location: path } })
  }

  rewrite(): never {
    throw new Error('A call is not answered by another page.')
  }
}
