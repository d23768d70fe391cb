import * as client from 'openid-client'
import type { StoredSignIn } from '#shared/contract/signInSettings.ts'
import { MINUTE_MS } from '#shared/time.ts'

/** How long the description of a provider and its keys are kept, so that logins do not wait for them. */
const KEPT_MS = 10 * MINUTE_MS
/** A failure is kept too, because strangers can begin logins. */
const FAILED_MS = MINUTE_MS / 2

interface Kept {
  key: string
  until: number
  found: Promise<client.Configuration>
}

let kept: Kept | undefined

type Client = Pick<StoredSignIn, 'issuer' | 'client_id' | 'client_secret'>

/**
 * The provider of the settings, with its addresses and keys. It is asked again after ten minutes, and at once for other
 * settings.
 * @throws Error if it cannot be reached
 */
export async function providerOf(
  settings: Client,
  { fetch, now }: { fetch: client.CustomFetch; now: Date },
): Promise<client.Configuration> {
  const { issuer, client_id, client_secret } = settings
  const key = JSON.stringify([issuer, client_id, client_secret])
  if (kept?.key === key && kept.until > now.getTime() && kept.until - now.getTime() <= KEPT_MS) return kept.found
  const asked: Kept = { key, until: now.getTime() + KEPT_MS, found: discover(settings, fetch) }
  kept = asked
  asked.found.catch(() => {
    asked.until = now.getTime() + FAILED_MS
  })
  return asked.found
}

/** Forgets what is known of a provider; tests of several providers need this. */
export function forgetProvider(): void {
  kept = undefined
}

async function discover(
  { issuer, client_id, client_secret }: Client,
  fetch: client.CustomFetch,
): Promise<client.Configuration> {
  const server = new URL(issuer)
  // `fetch` allows this only for the hosts that the deployment names.
  const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const known = await client.discovery(server, client_id, undefined, undefined, {
    [client.customFetch]: fetch,
    execute,
  })
  const metadata = known.serverMetadata()
  const configuration = new client.Configuration(metadata, client_id, undefined, clientAuth(metadata, client_secret))
  for (const allow of execute) allow(configuration)
  configuration[client.customFetch] = fetch
  return configuration
}

/** Without a list of methods, every provider takes HTTP Basic (OpenID Connect Discovery). */
function clientAuth(metadata: client.ServerMetadata, secret: string): client.ClientAuth {
  if (secret === '') return client.None()
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret)
}
