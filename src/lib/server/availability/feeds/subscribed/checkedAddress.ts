import { isIP } from 'node:net'

/**
 * The address of a calendar in its one spelling; `undefined` if this site does not read it: only `https:` on its usual
 * port, without a user name, from a named host. `webcal:` is another name of `https:`.
 */
export function checkedAddress(text: string): URL | undefined {
  const spelled = text.trim().replace(/^webcals?:/i, 'https:')
  if (!URL.canParse(spelled)) return undefined
  const url = new URL(spelled)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return undefined
  // A number as a host has no name that a certificate could prove.
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0 || !url.hostname.includes('.')) return undefined
  url.hash = ''
  return url
}
