import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { LANGUAGE_COOKIE, PREFERENCE_DAYS } from '../http/visitorCookies.ts'
import { createAskerAnswers } from './askerAnswers.ts'
import type { OriginOf } from './wire/caller.ts'
import { type Circumstances, createDelivery } from './wire/deliver.ts'
import { acceptedEncoding } from './wire/encodings.ts'
import type { Exchange, Send } from './wire/exchange.ts'
import { pack } from './wire/finish.ts'
import type { Freshness } from './kept/freshness.ts'
import { inTime } from './wire/inTime.ts'
import type { KeptPages } from './kept/keptPages.ts'
import { isRefusedStatus } from './wire/refusalTexts.ts'
import type { Refuse } from './wire/refuse.ts'
import { RENDER_MS, type Render } from './renderer.ts'
import { isApi, type KeptKind, routeClass } from './routes.ts'
import type { Target } from './wire/target.ts'
import { chosenLanguage, type SiteFacts, type Visit, visitOf } from './kept/visitorKey.ts'

export interface SiteParts {
  originOf: OriginOf
  addressOf: (req: IncomingMessage) => string
  site: () => Promise<SiteFacts>
  freshness: Freshness
  render: Render
  /** None where the page cache is switched off. */
  kept: Record<KeptKind, KeptPages> | undefined
  /** The origin that a kept page may write its links with. */
  keptOrigin: (req: IncomingMessage) => string | undefined
  send: Send
  refuse: Refuse
  log: Pick<Logger, 'warn'>
}

/** Answers with pages and with the contract's calls: visitors' pages from the cache, everything else as it is now. */
export function createSiteAnswers(parts: SiteParts) {
  const { originOf, addressOf, freshness, kept, send, refuse, log } = parts
  const deliver = createDelivery(send)
  const answerAsker = createAskerAnswers({ ...parts, deliver })

  return async (exchange: Exchange, target: Target): Promise<void> => {
    const { req } = exchange
    const isUpToDate = freshness.isCurrent() || (await freshness.sync())
    const site = await parts.site().catch((error: unknown) => {
      if (isUpToDate) throw error
    })
    if (!site) return refuse(exchange, 503)
    const reads = req.method === 'GET' || req.method === 'HEAD'
    const { cookie: cookies, authorization } = req.headers
    const chosen = reads && !isApi(target.path) ? chosenLanguage(site, target, cookies) : undefined
    const extra = chosen ? ['Set-Cookie', languageCookie(chosen, originOf(req))] : []
    const origin = kept && reads && !authorization ? parts.keptOrigin(req) : undefined
    const visit = origin ? visitOf(site, target, { cookies, origin }) : undefined
    const circumstances: Circumstances = { route: routeClass(target.path), cache: 'bypass', extra }
    if (kept && visit) return answerVisit(exchange, visit, { ...circumstances, kept: kept[visit.kind], isUpToDate })
    return isUpToDate ? answerAsker(exchange, target, circumstances) : refuse(exchange, 503)
  }

  async function answerVisit(
    exchange: Exchange,
    visit: Visit,
    { kept, isUpToDate, ...circumstances }: Circumstances & { kept: KeptPages; isUpToDate: boolean },
  ): Promise<void> {
    const { req, id: requestId } = exchange
    const held = kept.find(visit.key)
    if (held) return deliver(exchange, held, (form) => kept.body(held, form), { ...circumstances, cache: 'hit' })
    if (!isUpToDate) return refuse(exchange, 503)
    const encoding = acceptedEncoding(req.headers['accept-encoding'])
    const asker = { address: addressOf(req), requestId, encoding }
    const rendered = await inTime(kept.render(visit, asker), RENDER_MS)
    if (!rendered) {
      log.warn({ id: requestId }, 'a page took too long and was given up')
      return refuse(exchange, 503)
    }
    const { page, first } = rendered
    const isEmpty = 'body' in page && page.body.length === 0
    if (isEmpty && isRefusedStatus(page.status)) return refuse(exchange, page.status)
    return deliver(exchange, page, (form) => ('key' in page ? kept.body(page, form) : pack(page, form, 'quick')), {
      ...circumstances,
      cache: first ? 'miss' : 'shared',
    })
  }
}

function languageCookie(language: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${PREFERENCE_DAYS * 86_400}; SameSite=Lax${secure}`
}
