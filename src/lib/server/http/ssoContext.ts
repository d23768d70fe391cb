import type { SsoContext } from '../accounts/singleSignOn/singleSignOn.ts'
import { outgoingFetch } from './outgoingFetch.ts'

/** The path to which an identity provider leads back. */
const CALLBACK_PATH = '/user/sso/callback'

/** The address that is registered at the identity provider. */
export function ssoCallback({ runtime, origin }: Pick<App.Locals, 'runtime' | 'origin'>): string {
  return (runtime.config.siteUrl || origin) + CALLBACK_PATH
}

/** A request with the way to the identity provider. */
export function ssoContext({ runtime, site, origin, now }: App.Locals): SsoContext {
  const fetch = outgoingFetch(runtime.config.ssoInternalOrigins)
  return { runtime, site, origin, now, fetch, callback: ssoCallback({ runtime, origin }) }
}
