import { isIPv6 } from 'node:net'

/** What one caller is counted by: the address, or of IPv6 the /64, since one subscriber has all addresses of it. */
export function callerOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? firstGroups(plain) : plain
}

/** The neighbourhood of a caller, which an attacker changes less easily than the address: /24 of IPv4, /64 of IPv6. */
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
