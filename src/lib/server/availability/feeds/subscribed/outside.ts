import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'

/** The way to other servers. Tests pass their own; nothing in the configuration changes it. */
export interface Outside {
  /** All addresses of a host. */
  resolve(host: string): Promise<LookupAddress[]>
  /** The place at which a checked address is reached. */
  reach(checked: LookupAddress): LookupAddress & { port: number }
  /** The certificates that are trusted (PEM); without them, the usual ones. */
  ca?: string
}

const HTTPS_PORT = 443

/** The internet. */
export const internet: Outside = {
  resolve: (host) => lookup(host, { all: true }),
  reach: (checked) => ({ ...checked, port: HTTPS_PORT }),
}
