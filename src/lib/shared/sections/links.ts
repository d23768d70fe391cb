import { msg } from '../i18n/message.ts'

/** The error for a link that is not safe. */
export const unsafeLink = { message: msg('Use an https:// address or a path on this site.'), params: { code: 'link' } }

/**
 * Whether an editor's link is safe: an https address, or a place on this site
 * (`/path` or `#anchor`). Everything else is not, such as `javascript:`, `//other.example`, and an address with a
 * password.
 */
export function isSafeLink(url: string): boolean {
  if (url === '' || /[\s\p{Cc}\\]/u.test(url)) return false
  if (url.startsWith('#')) return true
  if (url.startsWith('/')) return isPlace(url)
  return /^https:\/\//i.test(url) && isHost(url)
}

/** Whether a link leaves this site; such links open in a new tab without a referrer. */
export function isElsewhere(url: string): boolean {
  return /^https:/i.test(url)
}

/**
 * Whether a path is a place on this site, also after `..` is resolved: `/..//other.example` is not. Browsers read a
 * backslash as a slash and remove tabs, so both are refused before.
 */
function isPlace(path: string): boolean {
  const site = 'https://site.test'
  if (path.startsWith('//') || !URL.canParse(path, site)) return false
  return !new URL(path, site).pathname.startsWith('//')
}

/** Whether an address names a host, without a user or password that looks like one. */
function isHost(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return username === '' && password === '' && hostname.replace(/\.$/, '').split('.').every(Boolean)
}
