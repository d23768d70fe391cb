import type { APIContext, APIRoute } from 'astro'
import { inject, onTestFinished } from 'vitest'
import { createCacheClock } from '#server/cache/clock.ts'
import { lruCache } from '#server/memory/lruCache.ts'
import { weighedCache } from '#server/memory/weighedCache.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { createPendingWork } from '#server/mail/pendingWork.ts'
import { createLinkPictures } from '#server/media/linkPictures.ts'
import { createPictureQueue } from '#server/media/pictureQueue.ts'
import { openStorage } from '#server/media/storage.ts'
import { describedRefusals } from '#server/http/describedRefusals.ts'
import type { AnyDeclaration } from '#server/http/endpoint.ts'
import type { Runtime } from '#server/runtime.ts'
import { rememberedSite } from '#server/site/site.ts'
import { rememberedStorefronts } from '#server/storefront/storefront.ts'
import { rememberedCatalogue } from '#server/catalogue/facts/rememberedCatalogue.ts'
import { buildIndex } from '#server/catalogue/search/buildIndex.ts'
import { indexOfBytes } from '#server/catalogue/search/indexBytes.ts'
import { readIndexFile } from '#server/catalogue/search/indexFile.ts'
import { createSearchIndex, type IndexSource } from '#server/catalogue/search/searchIndex.ts'
import { endpointFiles, importEndpoints } from '#tests/support/endpointFiles.ts'
import { freshFolder, morning } from '#tests/support/freshDatabase.ts'
import { onRequest } from '../../src/middleware.ts'

/**
 * Every endpoint of the site by its route, `/api/v2/users/[uid]`; fixed routes before those with parameters, as Astro
 * has it.
 */
export const routes: readonly { pattern: string; exported: Record<string, unknown> }[] = (
  await Promise.all(
    endpointFiles.map(async (file) => ({ pattern: routeOf(file), exported: await importEndpoints(file) })),
  )
).sort((a, b) => rank(a.pattern) - rank(b.pattern))

function routeOf(file: string): string {
  return `/${file.replace(/\.ts$/, '').replace(/\/index$/, '')}`
}

export interface Sent {
  method?: string
  body?: unknown
  form?: Record<string, string>
  /** A form with a file. */
  upload?: FormData
  headers?: Record<string, string>
  now?: Date
  address?: string
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  body: any
}

export const origin = 'http://academy.test'

/** A browser at the site: keeps cookies from one call to the next, and goes through the middleware as everyone does. */
export function browserAt(db: Database, env: Record<string, string> = {}) {
  const jar = new Map<string, string>()
  const runtime = runtimeOf(db, env)

  async function ask(path: string, sent: Sent = {}): Promise<Answer> {
    const url = new URL(path, origin)
    const { route, params } = match(url.pathname)
    const method = sent.method ?? (sent.body !== undefined || sent.form || sent.upload ? 'POST' : 'GET')
    const request = requestOf(url, method, sent)
    const locals = {
      runtime: { ...runtime, now: () => sent.now ?? morning },
      requestId: 'r-1',
      address: sent.address ?? '192.0.2.7',
      origin,
    }
    const cookies = {
      get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
      set: (name: string, value: string, { maxAge = 1 }: { maxAge?: number } = {}) =>
        maxAge === 0 ? jar.delete(name) : jar.set(name, value),
    }
    // Only what endpoints and the middleware use of Astro's context is there.
    const context = {
      request,
      url,
      params,
      locals,
      cookies,
      routePattern: route.pattern,
      redirect: (to: string, status = 302) => new Response(null, { status, headers: { Location: to } }),
    } as unknown as APIContext
    const handler = (route.exported[method] ?? route.exported.ALL) as APIRoute
    const response = await onRequest(context, async () => (await handler(context)) as Response)
    if (!(response instanceof Response)) throw new Error(`${method} ${path} was not answered.`)
    await holdToContract(route.exported[method], { method, response: response.clone() })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
  }

  return {
    jar,
    runtime,
    ask,
    async signIn(name: string, password: string) {
      const answer = await ask('/api/v2/session', { body: { name, password } })
      if (answer.status !== 201) throw new Error(`${name} could not sign in: ${answer.status}`)
    },
  }
}

/** Whatever a test is about, each answer must be what the endpoint's declaration says. */
async function holdToContract(
  handler: unknown,
  { method, response }: { method: string; response: Response },
): Promise<void> {
  if (typeof handler !== 'function' || !('declaration' in handler) || response.status === 304) return
  const declaration = handler.declaration as AnyDeclaration
  const { answer, list, bare, streams, status = 200, also } = declaration
  if (response.status >= 400) {
    const refusal = describedRefusals(method, declaration).get(response.status)
    if (!refusal) throw new Error(`${response.status} of ${method} "${declaration.summary}" is not described.`)
    refusal.parse(await response.json())
    return
  }
  if (response.status !== status && response.status !== also)
    throw new Error(`${response.status} of ${method} is not described.`)
  if (response.status === 204 || streams) return
  const body = await response.json()
  const data = bare ? body : body.data
  for (const item of list === true ? data : [data]) answer.parse(item)
}

function runtimeOf(db: Database, env: Record<string, string>): Runtime {
  const clock = createCacheClock(db)
  const errors: unknown[] = []
  const note = (entry: unknown) => errors.push(entry)
  // The part of the door's log that these tests use.
  const log = { error: note, warn: note, info: () => {}, debug: () => {}, errors } as unknown as Runtime['log']
  const pendingWork = createPendingWork()
  const config = readConfig({ DATA_DIR: freshFolder(), SITE_URL: origin, ...env })
  onTestFinished(() => pendingWork.done())
  return {
    config,
    db,
    clock,
    log,
    pendingWork,
    site: rememberedSite(db.reader, clock),
    storefront: rememberedStorefronts(db.reader, clock, log),
    catalogue: rememberedCatalogue(db.reader, clock),
    search: createSearchIndex(db.reader, clock, indexOf(db)),
    drawings: lruCache(10, 'drawings'),
    keptParts: weighedCache(2 ** 20),
    media: { storage: openStorage(config), inTurn: createPictureQueue('uploads'), linkPictures: createLinkPictures() },
    now: () => morning,
  }
}

/** As a node that starts again: it has an index of the demo academy and reads what is different in its own. */
function indexOf(db: Database): IndexSource {
  return {
    async kept() {
      const bytes = await readIndexFile(inject('templates').indexFile)
      return bytes && indexOfBytes(bytes)
    },
    build: () => buildIndex(db.reader),
  }
}

function requestOf(url: URL, method: string, { body, form, upload, headers = {} }: Sent): Request {
  if (upload)
    return new Request(url, { method, headers: { 'Sec-Fetch-Site': 'same-origin', ...headers }, body: upload })
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const content = form ? new URLSearchParams(form).toString() : typeof body === 'string' ? body : JSON.stringify(body)
  const sends = form !== undefined || body !== undefined
  return new Request(url, {
    method,
    headers: { ...(sends && { 'Content-Type': type }), 'Sec-Fetch-Site': 'same-origin', ...headers },
    ...(sends && { body: content }),
  })
}

function match(path: string) {
  for (const route of routes) {
    const pattern = route.pattern.replace(/\/\[\.\.\.(\w+)\]/g, '(?:/(?<$1>.*))?').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')
    const found = new RegExp(`^${pattern}/?$`).exec(path)
    if (found) return { route, params: { ...found.groups } }
  }
  throw new Error(`There is no endpoint for ${path}.`)
}

function rank(pattern: string): number {
  return pattern.includes('[...') ? 2 : pattern.includes('[') ? 1 : 0
}
