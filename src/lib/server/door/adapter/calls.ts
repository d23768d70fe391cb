import type { createApp } from 'astro/app/entrypoint'
import { createContext } from 'astro/middleware'
import type { CallRequest } from '../../http/callRequest.ts'
import type { CallContext, CallHandler } from '../../http/callContext.ts'
import { loadOnce } from '../../memory/loadOnce.ts'
import { isApi } from '../routes.ts'

type Manifest = ReturnType<typeof createApp>['manifest']
type Route = Manifest['routes'][number]['routeData']
/** The exports of an endpoint's module, by method. */
type Handlers = Readonly<Record<string, CallHandler | undefined>>
type Middleware = (context: CallContext, next: () => Promise<Response>) => Promise<Response>

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
  const handlersOf = new Map(calls.map((route) => [route, loadOnce(() => load(route))]))
  const loadedMiddleware = loadOnce(loadMiddleware)

  async function load({ component }: Route): Promise<Handlers> {
    const page = await pageMap?.get(component)?.()
    return { ...(await page?.page()) } as Handlers
  }

  async function loadMiddleware(): Promise<Middleware> {
    const { onRequest } = (await middleware?.()) ?? {}
    if (!onRequest) throw new Error('The build has no middleware.')
    // Astro types it for the contexts of pages; ours takes those of calls, too.
    return onRequest as Middleware
  }

  async function answer(route: Route, context: CallContext): Promise<Response> {
    const handlers = await handlersOf.get(route)?.()
    const onRequest = await loadedMiddleware()
    const handler = handlers?.[context.request.method] ?? handlers?.ALL
    // The door completes an answer without a body.
    const run = async () => (handler ? handler(context) : new Response(null, { status: 404 }))
    const response = await onRequest(context, run)
    for (const cookie of context.cookies.headers()) response.headers.append('Set-Cookie', cookie)
    return response
  }

  return (call, { pathname, locals: given, address: clientAddress }) => {
    if (!isApi(pathname) || !plainPath.test(pathname)) return undefined
    const route = fixed.get(pathname) ?? calls.find(({ pattern }) => pattern.test(pathname))
    if (route?.type !== 'endpoint') return undefined
    const params = paramsIn(pathname, route)
    // The middleware adds the rest.
    const locals = given as App.Locals
    // Calls read no other parts of their request; the types of `endpoint` see to it.
    const request = call as Request
    const context: CallContext = createContext({ request, params, locals, clientAddress, defaultLocale: '' })
    return answer(route, Object.assign(context, { routePattern: route.route, rewrite: refuseRewrite }))
  }
}

/** As in the names of the files: `[id]`, or `[...path]` for all that is left. */
function paramsIn(path: string, { pattern, params }: Route): CallContext['params'] {
  if (params.length === 0) return {}
  const [, ...values] = pattern.exec(path) ?? []
  return Object.fromEntries(params.map((name, at) => [name.replace('...', ''), values[at] || undefined]))
}

function refuseRewrite(): never {
  throw new Error('A call is not answered by another page.')
}
