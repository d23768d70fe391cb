import type { SsoContext } from '../accounts/singleSignOn/singleSignOn.ts'
import { hostOfState } from '../accounts/singleSignOn/ssoHosts.ts'
import { outgoingFetch } from './outgoingFetch.ts'

type Located = Pick<App.Locals, 'runtime' | 'origin'>

/** The path to which an identity provider leads back. */
const CALLBACK_PATH = '/user/sso/callback'

/** The address that is registered at the identity provider. */
export function ssoCallback({ runtime, origin }: Located): string {
  return (runtime.config.siteUrl || origin) + CALLBACK_PATH
}

/** A request with the way to the identity provider. */
export function ssoContext({ runtime, site, origin, now }: App.Locals): SsoContext {
  const fetch = outgoingFetch(runtime.config.ssoInternalOrigins)
  const host = isMain({ runtime, origin }) ? null : new URL(origin).hostname
  return { runtime, site, origin, now, fetch, callback: ssoCallback({ runtime, origin }), host }
}

/**
 * The address at which an answer of the provider goes on, if its login began at the host of an organisation: only the
 * browser has the secret of that login, in a cookie of that host. The path is fixed, and the host is one of the site.
 */
export async function ssoAnswerElsewhere({ runtime, origin }: Located, search: string): Promise<string | undefined> {
  const { siteUrl } = runtime.config
  if (siteUrl === '' || !isMain({ runtime, origin })) return undefined
  const host = await hostOfState(runtime.db.reader, new URLSearchParams(search).get('state'))
  if (host === undefined) return undefined
  const elsewhere = new URL(CALLBACK_PATH, siteUrl)
  elsewhere.hostname = host
  elsewhere.search = search
  return elsewhere.href
}

/** Without `SITE_URL`, every host is a site of its own. */
function isMain({ runtime, origin }: Located): boolean {
  const { siteUrl } = runtime.config
  return siteUrl === '' || new URL(siteUrl).origin === origin
}
