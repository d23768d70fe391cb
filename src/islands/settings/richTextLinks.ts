import { isSafeLink } from '#shared/sections/links.ts'

/**
 * The address of a link from what a user typed: an https address, a mail address or a path on this site. `undefined` if
 * it is none of these.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (isMail(text)) return text
  if (isMail(`mailto:${text}`)) return `mailto:${text}`
  if (isSafeLink(text)) return text
  const completed = `https://${text}`
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) && isSafeLink(completed) ? completed : undefined
}

/** Whether a link that is already in a text may stay: the server also keeps http addresses. */
export function isKeptLink(address: string): boolean {
  return (
    isSafeLink(address) || isMail(address) || (/^http:\/\//i.test(address) && isSafeLink(`https${address.slice(4)}`))
  )
}

function isMail(address: string): boolean {
  return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+$/i.test(address)
}
