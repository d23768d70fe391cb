import type { CallRequest } from './callRequest.ts'
import { bringsKey } from './apiKey.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something with its cookie: it must come from a page of this site. Browsers name the
 * source of a request (Sec-Fetch-Site, or Origin); a client that sends neither has no stolen cookie, and neither has
 * one with a key and no session.
 * @param site the public scheme and host of the site
 * @param session the secret of the request's session
 */
export function isFromThisSite(request: CallRequest, site: string, session: string | undefined): boolean {
  if (SAFE_METHODS.has(request.method) || (session === undefined && bringsKey(request))) return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === site
}
