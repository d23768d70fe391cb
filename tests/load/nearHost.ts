import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

const near = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, prefix, 'ipv4')
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')

/**
 * Refuses a site that is neither on this machine nor in a private network: the load of such a site is an attack.
 * @throws Error if one of its addresses is neither loopback nor private
 */
export async function requireNearHost(site: string): Promise<void> {
  const host = new URL(site).hostname.replace(/^\[(.*)\]$/, '$1')
  const found = await lookup(host, { all: true })
  const far = found.map(({ address }) => address).filter((address) => !isNear(address))
  if (far.length === 0) return
  throw new Error(
    `${host} (${far.join(', ')}) is neither on this machine nor in a private network. ` +
      'With --anywhere the load goes there: only if the site is yours and for trying out.',
  )
}

function isNear(address: string): boolean {
  return near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
