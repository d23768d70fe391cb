import { msg } from '#shared/i18n/message.ts'
import { isSafeLink, unsafeLink } from '#shared/sections/links.ts'

/** Which links a text may have. */
export interface LinkRule {
  /** The address from what a user typed; `undefined` if it cannot be used. */
  read(typed: string): string | undefined
  /** Source string of the message for an address that cannot be used. */
  refusal: string
}

/** Web addresses, mail addresses and paths on this site. */
export const mailOrLink: LinkRule = {
  read: linkAddress,
  refusal: msg('Use an https:// address, an email address or a path on this site.'),
}

/** Web addresses and paths on this site. */
export const linkOnly: LinkRule = { read: safeAddress, refusal: unsafeLink.message }

/**
 * The address of a link from what a user typed: an https address, a mail address or a path on this site. `undefined` if
 * it is none of these.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (isMail(text)) return text
  if (isMail(`mailto:${text}`)) return `mailto:${text}`
  return safeAddress(text)
}

/** Whether a link that is already in a text may stay: the server also keeps http addresses. */
export function isKeptLink(address: string): boolean {
  return (
    isSafeLink(address) || isMail(address) || (/^http:\/\//i.test(address) && isSafeLink(`https${address.slice(4)}`))
  )
}

function safeAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (isSafeLink(text)) return text
  const completed = `https://${text}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) && isSafeLink(completed) ? completed : undefined
}

function isMail(address: string): boolean {
  return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/i.test(address)
}
