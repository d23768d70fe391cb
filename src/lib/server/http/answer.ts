import { msg } from '#shared/i18n/message.ts'
import { Refusal } from '#shared/refusal.ts'
import { isDatabaseAway, isDiskFull } from '../db/failures.ts'
import type { CallRequest } from './callRequest.ts'
import { etagOf, isKnown } from './etag.ts'
import { TextResponse } from './textResponse.ts'

interface Answered {
  data: unknown
  meta?: object | undefined
  status: number
  headers?: Record<string, string> | undefined
  /** `data` alone, without the contract's frame. */
  bare?: boolean | undefined
  /** Only for this caller, although no user is signed in. */
  isPrivate?: boolean
}

const ofJson = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Cookie' }
/** The headers of most calls: the door knows the head of an answer that has these. */
const ofPrivate = Object.freeze({ ...ofJson, 'Cache-Control': 'private, no-store' })

/**
 * The contract's form of success. Responses to visitors have an ETag; responses to signed-in users are never stored.
 */
export function answerData(answer: Answered, request: CallRequest, { user }: App.Locals): Response {
  if (answer.status === 204) return new Response(null, { status: 204, headers: answer.headers ?? {} })
  const framed = answer.meta ? { data: answer.data, meta: answer.meta } : { data: answer.data }
  const body = JSON.stringify(answer.bare ? answer.data : framed)
  if (user || answer.isPrivate || request.method !== 'GET') {
    const headers = answer.headers ? { ...answer.headers, ...ofPrivate } : ofPrivate
    return new TextResponse(body, { status: answer.status, headers })
  }
  const etag = etagOf(body)
  const checked = { ...answer.headers, ...ofJson, 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: etag }
  if (isKnown(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers: checked })
  return new TextResponse(body, { status: answer.status, headers: checked })
}

/**
 * The answer of a page that Astro has rendered. It is a text, except for the page of a failure, which Astro renders as
 * a stream.
 */
export function answerPage(html: BodyInit, init: ResponseInit): Response {
  return typeof html === 'string' ? new TextResponse(html, init) : new Response(html, init)
}

/** The marked streams: the door sends them while they are made, instead of collecting them first. */
const streams = new WeakSet<ReadableStream>()

/** A success whose text is made part by part, each when the client has taken the one before. It is never stored. */
export function answerStream(parts: AsyncIterable<string>, type: string, headers: HeadersInit): Response {
  const stream = streamOfParts(parts[Symbol.asyncIterator]())
  streams.add(stream)
  const response = new Response(stream, { headers })
  response.headers.set('Content-Type', `${type}; charset=utf-8`)
  response.headers.set('Vary', 'Cookie')
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/** The stream of a response of `answerStream`. */
export function streamOf(response: Response): ReadableStream<Uint8Array> | undefined {
  const body = response instanceof TextResponse ? null : response.body
  return body && streams.has(body) ? body : undefined
}

function streamOfParts(parts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(Buffer.from(value))
      },
      async cancel() {
        await parts.return?.()
      },
    },
    // Nothing is made in advance.
    { highWaterMark: 0 },
  )
}

/**
 * The contract's form of a refusal, in the user's language; any other error is logged, and the response has only its
 * id.
 */
export function answerFailure(error: unknown, locals: App.Locals, headers: Record<string, string> = {}): Response {
  const refusal = refusalOf(error, locals)
  const errors = refusal.problems.map(({ message, values, path, code }) => ({
    message: locals.t(message, values),
    path,
    code,
  }))
  return new TextResponse(JSON.stringify({ errors, ...refusal.details }), {
    status: refusal.status,
    headers: {
      ...headers,
      ...refusal.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** The same for one thing of a bulk call, in one code and one text. */
export function explainFailure(error: unknown, locals: App.Locals): { code: string; message: string } {
  const { problems } = refusalOf(error, locals)
  const message = problems.map((problem) => locals.t(problem.message, problem.values)).join(' ')
  return { code: problems[0]?.code ?? 'refused', message }
}

/** 405: the path has other methods. */
export function methodNotAllowed(allow: string): Refusal {
  const message = msg('This path does not take that method.')
  return new Refusal(405, [{ message, path: '', code: 'method' }], { headers: { Allow: allow } })
}

/** The refusal of any error; one that is not a refusal is logged. */
export function refusalOf(error: unknown, { runtime, requestId }: App.Locals): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) {
    runtime.log.warn({ err: error, requestId }, 'database away')
    const message = msg('The site cannot reach its database at the moment. Please try again shortly.')
    return new Refusal(503, [{ message, path: '', code: 'unavailable' }], { headers: { 'Retry-After': '5' } })
  }
  if (isDiskFull(error)) {
    runtime.log.error({ err: error, requestId }, 'disk full')
    const message = msg('There is no room left to store this. Nothing was changed.')
    return new Refusal(507, [{ message, path: '', code: 'storage_full' }])
  }
  runtime.log.error({ err: error, requestId }, 'request failed')
  const message = msg('Something went wrong on our side. Quote {{id}} when you report it.')
  return new Refusal(500, [{ message, values: { id: requestId }, path: '', code: 'internal' }])
}
