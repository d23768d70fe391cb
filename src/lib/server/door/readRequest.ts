import type { IncomingHttpHeaders } from 'node:http'
import type { CallHeaders, CallRequest } from '../http/callRequest.ts'
import { holdBody } from '../http/body.ts'
import type { RenderRequest } from './renderer.ts'

/** A request as the door has read it. */
export class ReadRequest implements CallRequest {
  readonly method: string
  /** The path of `url`, which the door has normalised. */
  readonly path: string
  /** Whether `url` has a question mark. */
  readonly hasQuery: boolean
  readonly headers: RenderRequest['headers']
  readonly body: ReadableStream<Uint8Array> | null
  readonly #bytes: RenderRequest['body']
  readonly #origin: string
  readonly #target: string

  constructor({ method, url, origin, headers, body, stream }: RenderRequest) {
    this.method = method
    const mark = url.indexOf('?')
    this.path = mark < 0 ? url : url.slice(0, mark)
    this.hasQuery = mark >= 0
    this.#origin = origin
    this.#target = url
    this.headers = headers
    this.body = stream ?? null
    this.#bytes = body
    // Most requests have none, and each one that is noted here is work for the garbage collector.
    if (!stream && body.length > 0) holdBody(this, body)
  }

  get url() {
    return this.#origin + this.#target
  }

  /** The same as pages receive it. */
  whole(): Request {
    const init = { method: this.method, headers: wholeHeaders(this.headers) }
    if (this.body) return new Request(this.url, streamInit({ ...init, body: this.body }))
    const request = new Request(this.url, init)
    holdBody(request, this.#bytes)
    return request
  }
}

/** A stream is read while the answer is made (`duplex`), which the types of the browser do not know. */
function streamInit(init: RequestInit): RequestInit & { duplex: 'half' } {
  return { ...init, duplex: 'half' }
}

/** Headers that concern only this connection, or that the door has already read. */
const heldBack = new Set([
  'connection',
  'content-length',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
])

/** The headers of a request that its answer may depend on, as Node has read them. */
export class ReadHeaders implements CallHeaders {
  readonly #read: IncomingHttpHeaders

  constructor(read: IncomingHttpHeaders) {
    this.#read = read
  }

  get(name: string): string | null {
    const key = name.toLowerCase()
    const value = heldBack.has(key) ? undefined : this.#read[key]
    return Array.isArray(value) ? value.join(', ') : (value ?? null)
  }

  has(name: string): boolean {
    return this.get(name) !== null
  }

  whole(): Headers {
    const headers = new Headers()
    for (const [name, value] of Object.entries(this.#read)) {
      if (value === undefined || heldBack.has(name)) continue
      for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
    }
    return headers
  }
}

/** The same headers as pages receive them. */
export function wholeHeaders(headers: RenderRequest['headers']): Headers {
  return headers instanceof ReadHeaders ? headers.whole() : headers
}
