import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { LANGUAGE_COOKIE, PREFERENCE_DAYS } from '../http/visitorCookies.ts'
import { createAskerAnswers } from './askerAnswers.ts'
import type { OriginOf } from './http/caller.ts'
import { type Circumstances, createDelivery } from './http/deliver.ts'
import { acceptedEncoding, type Encoding } from './http/encodings.ts'
import { type Answering, type Exchange, goneSignal, type Send, type SendStream } from './http/exchange.ts'
import { pack } from './http/finish.ts'
import type { Freshness } from './page-cache/freshness.ts'
import { inTime } from './http/inTime.ts'
import type { KeptOrigins } from './page-cache/keptOrigins.ts'
import type { KeptPages } from './page-cache/keptPages.ts'
import { isRefusedStatus } from './http/refusalTexts.ts'
import type { Refuse } from './http/refuse.ts'
import { RENDER_MS, type Render } from './renderer.ts'
import { isApi, keptAs, type KeptKind, routeClass } from './routes.ts'
import type { Target } from './http/target.ts'
import type { KnownSite } from './page-cache/knownSite.ts'
import { chosenLanguage, type SiteFacts, type KeptVisit, keptVisitOf } from './page-cache/visitorKey.ts'

export interface SiteParts {
  originOf: OriginOf
  addressOf: (req: IncomingMessage) => string
  site: KnownSite<SiteFacts>
  freshness: Freshness
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
  const { originOf, addressOf, freshness, kept, keptOrigins, send, refuse, log } = parts
  const deliver = createDelivery(send)
  const answerAsker = createAskerAnswers({ ...parts, deliver })

  return (exchange: Exchange, target: Target): Answering => {
    const site = freshness.isCurrent() ? parts.site.known() : undefined
    return site ? answer(exchange, target, { site, isUpToDate: true }) : catchUp(exchange, target)
  }

  async function catchUp(exchange: Exchange, target: Target): Promise<void> {
    const isUpToDate = await freshness.sync()
    const site = await parts.site.load().catch((error: unknown) => {
      if (isUpToDate) throw error
    })
    return site ? answer(exchange, target, { site, isUpToDate }) : refuse(exchange, 503)
  }

  function answer(
    exchange: Exchange,
    target: Target,
    { site, isUpToDate }: { site: SiteFacts; isUpToDate: boolean },
  ): Answering {
    const { req } = exchange
    const reads = req.method === 'GET' || req.method === 'HEAD'
    const { cookie: cookies, authorization } = req.headers
    const chosen = reads && !isApi(target.path) ? chosenLanguage(site, target, cookies) : undefined
    const extra = chosen ? ['Set-Cookie', languageCookie(chosen, originOf(req))] : []
    const mayKeep = kept && reads && !authorization
    const origin = mayKeep ? keptOrigins.find(req) : undefined
    const visit = origin ? keptVisitOf(site, target, { cookies, origin }) : undefined
    const circumstances: Circumstances = { route: routeClass(target.path), cache: 'bypass', extra }
    if (kept && visit) return answerVisit(exchange, visit, { ...circumstances, kept: kept[visit.kind], isUpToDate })
    if (!isUpToDate) return refuse(exchange, 503)
    const answering = answerAsker(exchange, target, circumstances)
    return mayKeep && !origin && keptAs(target.path) === 'page' ? answering.then(() => admit(exchange)) : answering
  }

  /** Only a host under which a page was shown is added. A refused request does not use a place. */
  function admit({ req, res }: Exchange): void {
    if (res.statusCode === 200) keptOrigins.admit(req)
  }

  function answerVisit(exchange: Exchange, visit: KeptVisit, ways: Ways): Answering {
    const { kept, isUpToDate } = ways
    const held = kept.find(visit.key)
    if (held) return deliver(exchange, held, (encoding) => kept.body(held, encoding), { ...ways, cache: 'hit' })
    return isUpToDate ? renderVisit(exchange, visit, ways) : refuse(exchange, 503)
  }

  async function renderVisit(exchange: Exchange, visit: KeptVisit, { kept, ...circumstances }: Ways): Promise<void> {
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
    return deliver(exchange, page, body, { ...circumstances, cache: first ? 'miss' : 'shared' })
  }
}

interface Ways extends Circumstances {
  kept: KeptPages
  isUpToDate: boolean
}

function languageCookie(language: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${PREFERENCE_DAYS * 86_400}; SameSite=Lax${secure}`
}
