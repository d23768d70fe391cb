import type { PageTags } from '../cache/pageTags.ts'
import { streamOf } from '../http/answer.ts'
import type { AnswerBody } from '../http/answerBody.ts'
import { type AnswerHeaders, linesOf, readWhole } from '../http/textResponse.ts'
import type { Runtime } from '../runtime.ts'
import { ReadRequest, type ReadHeaders } from './readRequest.ts'
import { noBody } from './http/body.ts'
import type { BuiltSite } from './adapter/entry.ts'
import { callerOf } from '../network/callers.ts'
import type { InlineHashes } from './http/contentPolicy.ts'
import type { QueueLoad } from '../memory/loads.ts'
import { createWorkQueue } from './workQueue.ts'

/** The time limit for a page. Common reverse proxies wait for one minute. */
export const RENDER_MS = 30_000

/** Eight pages run at once, because some of them wait for a database. 200 more are ready in a few seconds. */
const READING = { atOnce: 8, waiting: 200, turnMs: RENDER_MS }
/** Most writes wait for other writes or for a password check. Each holds a body of up to 1 MiB. */
const WRITING = { atOnce: 64, waiting: 400, turnMs: RENDER_MS }

/** A request in the form that pages and endpoints receive. */
export interface RenderRequest {
  method: string
  /** Path and query. */
  url: string
  /** Scheme and host. */
  origin: string
  headers: Headers | ReadHeaders
  /** Empty if the request has no body. */
  body: Buffer<ArrayBuffer>
  /** Instead of `body`, for a call that limits its body itself. */
  stream?: ReadableStream<Uint8Array> | undefined
  address: string
  requestId: string
  /** When the request arrived (`performance.now()`), if the door has asked for changes since. */
  arrivedMs?: number
  /** Returns a signal that aborts when the client disconnects. A request that still waits for its turn is dropped. */
  gone?: (() => AbortSignal) | undefined
}

/** A complete response before the door adds its own headers. */
export interface Rendered {
  status: number
  headers: AnswerHeaders
  /** Empty if there is a stream. */
  body: AnswerBody
  /** Instead of `body`, a response that is made while the client reads it. */
  stream?: ReadableStream<Uint8Array> | undefined
  /** The tags of the page's content. `undefined` if the middleware did not run. */
  page: PageTags | undefined
  inlineHashes: InlineHashes
}

/** The parts of `locals` that the door sets; the middleware adds the others. */
interface DoorLocals extends Pick<App.Locals, 'requestId' | 'address' | 'origin' | 'arrivedMs'> {
  runtime: Partial<Runtime>
  page?: PageTags
}

export interface Render {
  (request: RenderRequest): Promise<Rendered>
  /** The requests that are worked on or wait, those that read and those that change something. */
  load?(): Record<'reading' | 'writing', QueueLoad>
}

/** Loads the pages. Only the build contains them, because Astro's compiler turns them into modules. */
export async function loadRenderer(runtime: Runtime): Promise<Render> {
  const { openSite } = await import('./adapter/entry.ts')
  return rendererOf(openSite(runtime.log), runtime)
}

/**
 * Renders the home page once at the start. The modules of the pages are loaded when they are first needed, so that
 * otherwise the first visitor would wait for this.
 */
export async function warmUp(render: Render, log: Pick<Runtime['log'], 'warn'>): Promise<void> {
  const nobody = { origin: 'http://localhost', headers: new Headers(), body: noBody, address: '', requestId: 'warm-up' }
  try {
    await render({ method: 'GET', url: '/', ...nobody })
  } catch (error) {
    log.warn({ err: error }, 'the home page could not be rendered while starting')
  }
}

/** Turns the door's data about a request into the request and the `locals` that Astro and the middleware need. */
export function rendererOf({ render, inlineHashes }: BuiltSite, runtime: Partial<Runtime>): Render {
  const reading = createWorkQueue(READING)
  const writing = createWorkQueue(WRITING)

  async function answer(request: RenderRequest): Promise<Rendered> {
    const { address, requestId, origin, arrivedMs } = request
    const locals: DoorLocals = { runtime, requestId, address, origin, arrivedMs }
    const response = await render(new ReadRequest(request), locals, address)
    const stream = streamOf(response)
    const body = stream ? noBody : readWhole(response)
    return {
      status: response.status,
      headers: linesOf(response),
      body: body instanceof Promise ? await body : body,
      stream,
      page: locals.page,
      inlineHashes,
    }
  }

  function renderInTurn(request: RenderRequest): Promise<Rendered> {
    // Writes may wait for other writes. They must not use the turns of read requests.
    const inTurn = request.method === 'GET' ? reading : writing
    return inTurn({ network: callerOf(request.address), gone: request.gone }, () => answer(request))
  }
  return Object.assign(renderInTurn, { load: () => ({ reading: reading.load(), writing: writing.load() }) })
}
