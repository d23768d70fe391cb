import { isIPv6 } from 'node:net'

/**
 * The key of a caller in rate limits: the IPv4 address, or the /64 of an IPv6 address, because one subscriber has all
 * addresses of a /64.
 */
export function callerOf(address: string): string {
  // Both checks below are regular expressions, and most addresses have no colon.
  if (!address.includes(':')) return address
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? firstGroups(plain) : plain
}

/** The network of a caller, which an attacker cannot change as easily as the address: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  return callerOf(address).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}

/** The first four groups of an IPv6 address in one spelling. */
function firstGroups(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group])) : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0')
  const whole = [...groups, ...zeros, ...last].slice(0, 4)
  return `${whole.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
