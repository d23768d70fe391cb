import type { IncomingMessage } from 'node:http'
import { MINUTE_MS } from '#shared/time.ts'
import type { Logger } from 'pino'
import { LANGUAGE_COOKIE, PREFERENCE_DAYS } from '../http/visitorCookies.ts'
import { callerOf } from '../network/callers.ts'
import { createPersonalAnswers } from './personalAnswers.ts'
import type { OriginOf } from './http/caller.ts'
import { type Circumstances, createDelivery } from './http/deliver.ts'
import { acceptedEncoding, type Encoding } from './http/encodings.ts'
import { type Answering, type Exchange, goneSignal, type Send, type SendStream } from './http/exchange.ts'
import { pack } from './http/finish.ts'
import type { Held } from './heldRequests.ts'
import type { Freshness, ReadSource } from './page-cache/freshness.ts'
import { inTime } from './inTime.ts'
import type { KeptOrigins } from './page-cache/keptOrigins.ts'
import type { KeptPages } from './page-cache/keptPages.ts'
import { isRefusedStatus } from './http/refusalTexts.ts'
import type { Refuse } from './http/refuse.ts'
import { RENDER_MS, type Render } from './renderer.ts'
import { isApi, keptAs, type KeptKind, routeClass } from './routes.ts'
import type { Target } from './http/target.ts'
import type { KnownSite } from './page-cache/knownSite.ts'
import { chosenLanguage, isSignedIn, type SiteFacts, type KeptVisit, keptVisitOf } from './page-cache/visitorKey.ts'

/** Kept pages are served for this long while nothing answers. A site that is away for longer says so. */
const STALE_MS = 10 * MINUTE_MS

export interface SiteParts {
  originOf: OriginOf
  addressOf: (req: IncomingMessage) => string
  site: KnownSite<SiteFacts>
  freshness: Freshness
  held: Held
  render: Render
  /** `undefined` if the page cache is switched off. */
  kept: Record<KeptKind, KeptPages> | undefined
  keptOrigins: KeptOrigins
  send: Send
  sendStream: SendStream
  refuse: Refuse
  log: Pick<Logger, 'warn'>
}

/** Serves pages and API calls. Visitors' pages come from the cache, everything else is rendered for each request. */
export function createSiteAnswers(parts: SiteParts) {
  const { originOf, addressOf, freshness, held, kept, keptOrigins, send, refuse, log } = parts
  const deliver = createDelivery(send)
  const answerPersonally = createPersonalAnswers({ ...parts, deliver })

  return (exchange: Exchange, target: Target): Answering => {
    const site = freshness.isCurrent() ? parts.site.known() : undefined
    return site ? answer(exchange, target, { site, source: 'primary' }) : catchUp(exchange, target)
  }

  async function catchUp(exchange: Exchange, target: Target): Promise<void> {
    const source = await freshness.sync()
    const site = await parts.site.load().catch((error: unknown) => {
      if (source === 'primary') throw error
    })
    return site ? answer(exchange, target, { site, source }) : holdBack(exchange, target)
  }

  /** A request that only reads waits for the database, within limits. */
  async function holdBack(exchange: Exchange, target: Target): Promise<void> {
    const { req, startedMs } = exchange
    if (!isReading(req)) return refuse(exchange, 503)
    const network = callerOf(addressOf(req))
    const waits = await held.until({ isPersonal: isPersonal(req), network, gone: goneSignal(exchange), startedMs })
    return waits ? catchUp(exchange, target) : refuse(exchange, 503)
  }

  function answer(
    exchange: Exchange,
    target: Target,
    { site, source }: { site: SiteFacts; source: ReadSource },
  ): Answering {
    const { req } = exchange
    const reads = isReading(req)
    const { cookie: cookies, authorization } = req.headers
    const chosen = reads && !isApi(target.path) ? chosenLanguage(site, target, cookies) : undefined
    const extra = chosen ? ['Set-Cookie', languageCookie(chosen, originOf(req))] : nothing
    const kind = kept && reads && !authorization ? keptAs(target.path) : undefined
    const origin = kind ? keptOrigins.find(req) : undefined
    const visit = origin ? keptVisitOf(site, target, { cookies, origin }) : undefined
    const route = routeClass(target.path)
    if (kept && visit) return answerVisit(exchange, visit, { route, extra, target, kept: kept[visit.kind], source })
    if (source !== 'primary' && !(source === 'standby' && reads && !isPersonal(req))) return holdBack(exchange, target)
    const answering = answerPersonally(exchange, target, { route, extra, cache: 'bypass' })
    return kind === 'page' && !origin ? answering.then(() => admit(exchange)) : answering
  }

  /** Only a host under which a page was shown is added. A refused request does not use a place. */
  function admit({ req, res }: Exchange): void {
    if (res.statusCode === 200) keptOrigins.admit(req)
  }

  function answerVisit(exchange: Exchange, visit: KeptVisit, ways: Ways): Answering {
    const { kept, source, target, route, extra } = ways
    const page = kept.find(visit.key)
    if (page && freshness.awayMs() < STALE_MS) {
      const cache = source === 'none' ? 'stale' : 'hit'
      return deliver(exchange, page, (encoding) => kept.body(page, encoding), { route, extra, cache })
    }
    return source === 'none' ? holdBack(exchange, target) : renderVisit(exchange, visit, ways)
  }

  async function renderVisit(exchange: Exchange, visit: KeptVisit, { kept, route, extra }: Ways): Promise<void> {
    const { req, id: requestId } = exchange
    const encoding = acceptedEncoding(req.headers['accept-encoding'])
    const user = { address: addressOf(req), requestId, encoding, signal: goneSignal(exchange) }
    const rendered = await inTime(kept.render(visit, user), RENDER_MS)
    if (!rendered) {
      log.warn({ id: requestId }, 'a page took too long and was given up')
      return refuse(exchange, 503)
    }
    const { page, first } = rendered
    const isEmpty = 'body' in page && page.body.length === 0
    if (isEmpty && isRefusedStatus(page.status)) return refuse(exchange, page.status)
    const body = (form: Encoding) => ('key' in page ? kept.body(page, form) : pack(page, form, 'quick'))
    return deliver(exchange, page, body, { route, extra, cache: first ? 'miss' : 'shared' })
  }
}

const nothing: readonly string[] = []

interface Ways extends Omit<Circumstances, 'cache'> {
  kept: KeptPages
  target: Target
  source: ReadSource
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The answer depends on who asks: it is never read from a standby. */
function isPersonal({ headers }: IncomingMessage): boolean {
  return isSignedIn(headers.cookie) || headers.authorization !== undefined
}

function languageCookie(language: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${PREFERENCE_DAYS * 86_400}; SameSite=Lax${secure}`
}
