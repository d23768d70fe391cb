import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are no part of the public internet (IANA special-purpose registry, multicast, reserved). */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local; the metadata of clouds is at 169.254.169.254.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // The metadata of a cloud (Azure), in a public network.
  '168.63.129.16/32',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Inside 2000::/3, the public part of IPv6. Translated addresses (6to4, Teredo) can lead to any IPv4 address. */
const closed6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const closed = listOf([...closed4, ...closed6])
const open6 = listOf(['2000::/3'])

/**
 * Whether an address is a public address of one machine. Of IPv6 everything outside 2000::/3 is refused: loopback,
 * private, link-local, multicast, and IPv4 addresses in another form (mapped, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return !address.includes('%') && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}
