import { msg } from '../i18n/message.ts'

/** The error for a link that is not safe. */
export const unsafeLink = { message: msg('Use an https:// address or a path on this site.'), params: { code: 'link' } }

/**
 * Whether an editor's link is safe: an https address, or a place on this site
 * (`/path` or `#anchor`). Everything else is not, such as `javascript:` and `//other.example`.
 */
export function isSafeLink(url: string): boolean {
  if (hasControlOrBackslash(url)) return false
  if (url.startsWith('#')) return true
  if (url.startsWith('/')) return !url.startsWith('//')
  return /^https:\/\//i.test(url) && URL.canParse(url)
}

/** Whether a link leaves this site; such links open in a new tab without a referrer. */
export function isElsewhere(url: string): boolean {
  return /^https:/i.test(url)
}

// Browsers remove tabs and line breaks inside an address and read `\` as `/`: `/\t/evil.example` would leave the site.
function hasControlOrBackslash(url: string): boolean {
  for (const char of url) if (char <= ' ' || char === '\\' || char === '\u007f') return true
  return url === ''
}
