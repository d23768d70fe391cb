/**
 * The path that a redirect may lead to: a path of this site, otherwise `otherwise`. Refused are other hosts (`//host`,
 * `https:`), and backslashes and control characters, which browsers read as slashes or drop.
 */
export function sitePath(target: string | null | undefined, otherwise: string): string {
  if (!target?.startsWith('/') || target.length > 2000) return otherwise
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers strip before they read a URL
  if (/^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(target)) return otherwise
  const base = 'http://site.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : otherwise
}

/** The login page, which leads back to `path` (with its query) afterwards. */
export function loginPath(path: string): string {
  return `/user/login?redirectTo=${encodeURIComponent(path)}`
}

/** A login or password page with the path to open afterwards; '' for none. */
export function withRedirect(path: string, redirectTo: string): string {
  const target = sitePath(redirectTo, '')
  return target === '' ? path : `${path}?redirectTo=${encodeURIComponent(target)}`
}

/** A fresh login at the organisation, for users without a password, which leads back to `path`. */
export function freshLoginPath(path: string): string {
  return `${withRedirect('/user/sso/start', path)}&again`
}

/** Whether a path is one of the pages for logging in or out, or for a new password. */
export function isLoginPage(path: string): boolean {
  return /^\/user\/(login|logout|password|mail|sso)(?![^/?#])/.test(path)
}

/** The page after the login: the requested page, but never one for logging in or out. */
export function afterLogin(redirectTo: string | null | undefined): string {
  const path = sitePath(redirectTo, '/dashboard')
  return isLoginPage(path) ? '/dashboard' : path
}

export const apiBase = '/api/v2'

/** The path of SCIM 2.0, by which directories manage accounts. */
export const scimBase = '/scim/v2'
