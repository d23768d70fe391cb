import { bringsKey } from './apiKey.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something on behalf of the cookie it carries: it must come from a page
 * of this site. Browsers say where a request comes from (Sec-Fetch-Site, else Origin); a program that
 * says nothing carries no stolen cookie, nor does one that brings a key and no session.
 * @param site scheme and host that people reach the site under
 * @param session the secret of the session that came with it
 */
export function isFromThisSite(request: Request, site: string, session: string | undefined): boolean {
  if (SAFE_METHODS.has(request.method) || (session === undefined && bringsKey(request))) return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === site
}
