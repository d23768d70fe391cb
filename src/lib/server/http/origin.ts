const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something on behalf of the cookie it carries: it must come from a page
 * of this site. Browsers say where a request comes from (Sec-Fetch-Site, else Origin); a program that
 * says nothing carries no stolen cookie.
 * @param site scheme and host that people reach the site under
 */
export function isFromThisSite(request: Request, site: string): boolean {
  if (SAFE_METHODS.has(request.method) || request.headers.has('authorization')) return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === site
}
