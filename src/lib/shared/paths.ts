/**
 * The path a redirect may lead to: one of this site, else `otherwise`. Refused are other hosts
 * (`//host`, `https:`), backslashes and control characters, which browsers read as slashes or drop.
 */
export function sitePath(target: string | null | undefined, otherwise: string): string {
  if (!target?.startsWith('/') || target.length > 2000) return otherwise
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers strip before they read a URL
  if (/^\/[/\\]|[\\\u0000-\u001f\u007f]/.test(target)) return otherwise
  const base = 'http://site.invalid'
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : otherwise
}

/** The sign-in page that leads back to `path` (with its query) afterwards. */
export function loginPath(path: string): string {
  return `/user/login?redirectTo=${encodeURIComponent(path)}`
}

/** A page in front of the site that keeps where its reader wants to go; '' for nowhere in particular. */
export function doorPath(path: string, redirectTo: string): string {
  const target = sitePath(redirectTo, '')
  return target === '' ? path : `${path}?redirectTo=${encodeURIComponent(target)}`
}

/** Whether a path is one of the pages in front of the site: to log in or out, or to get a new password. */
export function isDoor(path: string): boolean {
  return /^\/user\/(login|logout|password|mail)(?![^/?#])/.test(path)
}

/** Where signing in leads: to the page that was asked for, but never back to one of signing in or out. */
export function afterLogin(redirectTo: string | null | undefined): string {
  const path = sitePath(redirectTo, '/dashboard')
  return isDoor(path) ? '/dashboard' : path
}

export const apiBase = '/api/v2'
