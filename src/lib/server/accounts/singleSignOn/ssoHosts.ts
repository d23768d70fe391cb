import * as client from 'openid-client'
import type { Reader } from '../../db/database.ts'

/** Between the random part of a state and the host at which the login began; no host name has it. */
const SEPARATOR = '~'

/**
 * A state for a login that begins at the host of an organisation. The provider knows one address of the site only, and
 * the state says where its answer goes on.
 * @param host without a port; `null`: the login begins at the main address
 */
export function stateFor(host: string | null): string {
  return client.randomState() + (host === null ? '' : SEPARATOR + host)
}

/**
 * The host of an organisation that a state names; `undefined` for every other host, because anyone can write a state.
 */
export async function hostOfState(reader: Reader, state: string | null): Promise<string | undefined> {
  const [, host] = state?.split(SEPARATOR) ?? []
  if (host === undefined) return undefined
  const mapped = await reader
    .selectFrom('organization_hosts')
    .select('host')
    .where('host', '=', host)
    .executeTakeFirst()
  return mapped?.host
}
