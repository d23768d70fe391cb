import type { Logger } from 'pino'
import type { Translate } from '#shared/i18n/message.ts'
import { requestLanguage } from '../../http/language.ts'
import { languageCookieOf } from '../../http/visitorCookies.ts'
import type { Site } from '../../site/site.ts'
import { discardRest, hasMore } from './body.ts'
import type { OriginOf } from './caller.ts'
import type { Exchange, Send } from './exchange.ts'
import { refusal, type RefusedStatus } from './refusalTexts.ts'
import { isApi, routeClass } from '../routes.ts'

/** The parts of a site that a refusal is written with. */
type SiteWords = Pick<Site, 'languages' | 'general' | 'translator'>

export type Refuse = (exchange: Exchange, status: RefusedStatus, headers?: readonly string[]) => Promise<void>

/** Sends the door's own refusals, in the user's language if the site can still determine it. */
export function createRefuse({
  originOf,
  site,
  send,
  log,
}: {
  originOf: OriginOf
  site: () => SiteWords | Promise<SiteWords>
  send: Send
  log: Pick<Logger, 'debug'>
}): Refuse {
  return async (exchange, status, headers = []) => {
    const { req, res, id } = exchange
    const { language, t } = await wording(req.headers.cookie)
    const path = req.url ?? '/'
    const secure = originOf(req).startsWith('https:')
    const answer = refusal(status, { asApi: isApi(path.split('?', 1)[0] ?? ''), id, language, t, secure, headers })
    if (hasMore(req)) res.shouldKeepAlive = false
    send(exchange, { ...answer, route: routeClass(path) })
    discardRest(req)
  }

  async function wording(cookies: string | undefined): Promise<{ language: string; t: Translate }> {
    try {
      const known = await site()
      const language = requestLanguage(known, { cookie: languageCookieOf(cookies) })
      const t = known.translator(language)
      return { language, t }
    } catch (error) {
      log.debug({ err: error }, 'refused without knowing the site')
      return { language: 'en', t: inEnglish }
    }
  }
}

/** Source strings are English. They are used while the site's languages cannot be read. */
function inEnglish(source: string, values: Record<string, string | number> = {}): string {
  // linear: a name holds no brace, so no two places share a search.
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
