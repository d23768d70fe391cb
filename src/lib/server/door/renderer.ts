import type { PageTags } from '../cache/pageTags.ts'
import type { Runtime } from '../runtime.ts'
import { noBody } from './http/body.ts'
import type { BuiltSite } from './adapter/entry.ts'
import { callerOf } from '../people/network.ts'
import type { InlineHashes } from './http/contentPolicy.ts'
import { createWorkQueue } from './workQueue.ts'

/** A page that takes longer is given up; the reverse proxies of the day wait a minute. */
export const RENDER_MS = 30_000

/** Eight pages at once use the time in which some of them wait for a database; 200 more are ready in a few seconds. */
const READING = { atOnce: 8, waiting: 200, turnMs: RENDER_MS }
/** Most writes wait for other writes or for a password check; each holds a body of up to 1 MiB. */
const WRITING = { atOnce: 64, waiting: 400, turnMs: RENDER_MS }

/** A request as pages and endpoints get it. */
export interface Ask {
  method: string
  /** Path and query. */
  url: string
  /** Scheme and host. */
  origin: string
  headers: Headers
  /** Empty where none came. */
  body: Buffer<ArrayBuffer>
  address: string
  requestId: string
  /** Aborts when the client has gone: what waits for its turn is dropped. */
  signal?: AbortSignal | undefined
}

/** A finished answer before the door adds its own headers. */
export interface Rendered {
  status: number
  headers: Headers
  body: Buffer
  /** What it shows; nothing is noted where the middleware was not reached. */
  page: PageTags | undefined
  inlineHashes: InlineHashes
}

export type Render = (ask: Ask) => Promise<Rendered>

/** Loads the pages. Only the build has them: Astro's compiler makes modules of them. */
export async function loadRenderer(runtime: Runtime): Promise<Render> {
  // React decides by this, when it is loaded, whether it checks everything for its developers at half the speed.
  process.env.NODE_ENV ||= 'production'
  const { openSite } = await import('./adapter/entry.ts')
  return rendererOf(openSite(runtime.log), runtime)
}

/**
 * Renders the home page once for nobody: the modules that pages are made of are loaded when first needed, which the
 * first visitor would wait for.
 */
export async function warmUp(render: Render, log: Pick<Runtime['log'], 'warn'>): Promise<void> {
  const nobody = { origin: 'http://localhost', headers: new Headers(), body: noBody, address: '', requestId: 'warm-up' }
  try {
    await render({ method: 'GET', url: '/', ...nobody })
  } catch (error) {
    log.warn({ err: error }, 'the home page could not be rendered while starting')
  }
}

/** Turns what the door knows of a request into the Request and the locals that Astro and the middleware want. */
export function rendererOf({ render, inlineHashes }: BuiltSite, runtime: Partial<Runtime>): Render {
  const reading = createWorkQueue(READING)
  const writing = createWorkQueue(WRITING)

  async function answer({ method, url, origin, headers, body, address, requestId }: Ask): Promise<Rendered> {
    const request = new Request(origin + url, { method, headers, body: body.length > 0 ? body : null })
    const locals: { page?: PageTags } = {}
    Object.assign(locals, { runtime, requestId, address, origin })
    const response = await render(request, locals, address)
    return {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
      page: locals.page,
      inlineHashes,
    }
  }

  return (ask) => {
    // Writes may wait for other writes: they must not take the turns of those who read.
    const inTurn = ask.method === 'GET' ? reading : writing
    return inTurn({ network: callerOf(ask.address), signal: ask.signal }, () => answer(ask))
  }
}
