import type { APIContext, APIRoute } from 'astro'
import { expect, test } from 'vitest'
import { createCalls } from '#server/door/adapter/calls.ts'

type Manifest = Parameters<typeof createCalls>[0]

/** A build with one call, one call of a thing, and a page below the same base. */
function builtWith(handlers: Record<string, APIRoute>, { refuses = false, load = () => {} } = {}) {
  const routes = [
    { route: '/api/v2/things/[id]', params: ['id'], pattern: /^\/api\/v2\/things\/([^/]+?)\/?$/, type: 'endpoint' },
    { route: '/api/v2/docs', params: [], pattern: /^\/api\/v2\/docs\/?$/, type: 'page', pathname: '/api/v2/docs' },
    { route: '/api/v2/me', params: [], pattern: /^\/api\/v2\/me\/?$/, type: 'endpoint', pathname: '/api/v2/me' },
  ].map((route) => ({ routeData: { ...route, component: route.route } }))
  const page = async () => {
    load()
    return { page: async () => handlers }
  }
  const onRequest = async (context: APIContext, next: () => Promise<Response>) => {
    if (refuses) return new Response(context.routePattern, { status: 403 })
    context.cookies.set('seen', context.routePattern)
    return next()
  }
  const built = {
    routes,
    pageMap: new Map(routes.map(({ routeData }) => [routeData.component, page])),
    middleware: () => {
      load()
      return { onRequest }
    },
  }
  const answer = createCalls(built as unknown as Manifest)
  return (path: string, method = 'GET') => {
    const asked = new Request(`http://site.test${path}`, { method })
    return answer(asked, { pathname: new URL(asked.url).pathname, locals: {}, address: '192.0.2.1' })
  }
}

const says: APIRoute = ({ params, url, clientAddress }) =>
  new Response(JSON.stringify([params, url.search, clientAddress]))

test('a call is answered by its endpoint behind the middleware, with its parameters', async () => {
  const ask = builtWith({ GET: says })
  const response = await ask('/api/v2/things/7?language=ar')
  expect(await response?.json()).toEqual([{ id: '7' }, '?language=ar', '192.0.2.1'])
  expect(response?.headers.getSetCookie()).toEqual([expect.stringContaining('seen=')])
  expect(await (await ask('/api/v2/me/'))?.json()).toEqual([{}, '', '192.0.2.1'])
})

test('what the middleware refuses does not reach the endpoint', async () => {
  const response = await builtWith({ GET: () => Promise.reject(new Error('It ran.')) }, { refuses: true })('/api/v2/me')
  expect([response?.status, await response?.text()]).toEqual([403, '/api/v2/me'])
})

test('other methods go to ALL, and an endpoint without it has no answer', async () => {
  expect((await builtWith({ ALL: () => new Response('', { status: 405 }) })('/api/v2/me', 'POST'))?.status).toBe(405)
  expect((await builtWith({ GET: says })('/api/v2/me', 'POST'))?.status).toBe(404)
})

test.each(['/api/v2/docs', '/api/v2/things/%37', '/trainings', '/api/v20/me'])('%s is left to Astro', (path) => {
  expect(builtWith({ GET: says })(path)).toBeUndefined()
})

test('a module that cannot be loaded once is loaded at the next call', async () => {
  let loads = 0
  // First the endpoint fails, then the middleware.
  const load = () => {
    loads++
    if (loads === 1 || loads === 3) throw new Error('too many open files')
  }
  const ask = builtWith({ GET: says }, { load })
  await expect(ask('/api/v2/me')).rejects.toThrow('too many open files')
  await expect(ask('/api/v2/me')).rejects.toThrow('too many open files')
  expect((await ask('/api/v2/me'))?.status).toBe(200)
  expect((await ask('/api/v2/me'))?.status).toBe(200)
  expect(loads).toBe(4)
})
