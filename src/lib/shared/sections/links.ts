import { msg } from '../i18n/message.ts'

/** What an editor is told whose link may not be followed. */
export const unsafeLink = { message: msg('Use an https:// address or a path on this site.'), params: { code: 'link' } }

/**
 * Whether a link that an editor wrote may be followed: an https address, or a place on this site
 * (`/path` or `#anchor`). Everything else, `javascript:` and `//other.example` above all, is not.
 */
export function isSafeLink(url: string): boolean {
  if (hasControlOrBackslash(url)) return false
  if (url.startsWith('#')) return true
  if (url.startsWith('/')) return !url.startsWith('//')
  return /^https:\/\//i.test(url) && URL.canParse(url)
}

/** Whether a link leaves this site; such links open beside the page and tell the other side nothing. */
export function isElsewhere(url: string): boolean {
  return /^https:/i.test(url)
}

// Browsers drop tabs and line breaks inside an address and read `\` as `/`: `/\t/evil.example` would leave the site.
function hasControlOrBackslash(url: string): boolean {
  for (const char of url) if (char <= ' ' || char === '\\' || char === '\u007f') return true
  return url === ''
}
