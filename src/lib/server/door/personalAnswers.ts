import { callerOf } from '../network/callers.ts'
import { ReadHeaders } from './readRequest.ts'
import { discardRest, dropRest, hasMore, noBody, saysTooLarge } from './http/body.ts'
import type { Circumstances, Deliver } from './http/deliver.ts'
import { acceptedOnce } from './http/encodings.ts'
import { type Exchange, goneSignal } from './http/exchange.ts'
import { finish, pack } from './http/finish.ts'
import { inTime } from './inTime.ts'
import { createBodyReceiver } from './http/receiveBody.ts'
import { isRefusedStatus } from './http/refusalTexts.ts'
import { RENDER_MS, type Rendered } from './renderer.ts'
import { isApi } from './routes.ts'
import type { SiteParts } from './siteAnswers.ts'
import type { Target } from './http/target.ts'
import { streamBody, streamedBytes } from './http/streamedBody.ts'
import { isSignedIn } from './page-cache/visitorKey.ts'

type PersonalParts = Pick<SiteParts, 'originOf' | 'addressOf' | 'render' | 'sendStream' | 'refuse' | 'log'> & {
  deliver: Deliver
}

/** Serves requests that depend on the user: signed-in pages, forms, API calls, search results. */
export function createPersonalAnswers({
  originOf,
  addressOf,
  render,
  sendStream,
  refuse,
  log,
  deliver,
}: PersonalParts) {
  const receiveBody = createBodyReceiver()
  return async (exchange: Exchange, { path, query }: Target, circumstances: Circumstances): Promise<void> => {
    const { req, id: requestId, startedMs: arrivedMs } = exchange
    // A HEAD request gets the same response as the GET request, without the body.
    const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET')
    if (!isApi(path) && method !== 'GET' && method !== 'POST') {
      return refuse(exchange, 405, ['Allow', 'GET, HEAD, POST'])
    }
    if (saysTooLarge(req)) return refuse(exchange, 413)
    const address = addressOf(req)
    const stream = streamedBytes(req) === undefined ? undefined : streamBody(req)
    const body = method === 'GET' || stream ? noBody : await receiveBody(req, callerOf(address))
    if (typeof body === 'number') return refuse(exchange, body)
    const origin = originOf(req)
    const url = query ? `${path}?${query}` : path
    const request = {
      method,
      url,
      origin,
      headers: new ReadHeaders(req.headers),
      body,
      stream,
      address,
      requestId,
      arrivedMs,
      gone: () => goneSignal(exchange),
    }
    const rendered = await inTime(render(request), RENDER_MS)
    if (!rendered) {
      log.warn({ id: requestId }, 'an answer took too long and was given up')
      return refuse(exchange, 503)
    }
    if (isRefusedStatus(rendered.status) && isUnanswered(rendered, path)) return refuse(exchange, rendered.status)
    const isPersonal = () => method !== 'GET' || isSignedIn(req.headers.cookie)
    const finished = finish(rendered, { secure: origin.startsWith('https:'), isPersonal })
    if (rendered.stream) {
      const { status, head } = finished
      return sendStream(exchange, { ...circumstances, status, head, stream: rendered.stream })
    }
    // A streamed body that was refused has not been read to its end. A client reads the answer after it has sent all.
    if (stream) {
      // A body that nobody read still pauses the connection; one that is being read refuses this.
      await stream.cancel().catch(() => {})
      await dropRest(req)
    }
    const encoding = acceptedOnce(req.headers['accept-encoding'])
    const sending = deliver(exchange, finished, () => pack(finished, encoding, 'quick'), circumstances)
    if (sending) await sending
    // The connection stays open for a moment: closing it at once could drop the answer on its way.
    if (hasMore(req)) discardRest(req)
  }
}

/**
 * Whether Astro found no endpoint, or failed before it ran one. An API client still gets the API error format, a
 * browser a page.
 */
function isUnanswered({ headers, body }: Rendered, path: string): boolean {
  return isApi(path) ? !/^application\/(scim\+)?json/.test(headers.get('content-type') ?? '') : body.length === 0
}
