import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { Provider } from 'oidc-provider'

/** The claims of a person, by subject. */
export type People = Record<string, Record<string, unknown>>

/** The cookies that a browser has of the provider, by name. */
export type ProviderCookies = Map<string, string>

export interface IdentityProvider {
  issuer: string
  client_id: string
  client_secret: string
  people: People
  /** How many times it has asked somebody to log in. */
  asked: number
  /**
   * Logs somebody in at the provider, as a browser with its own cookies does, and returns the address to which the
   * provider leads back. A browser that was there before may not be asked.
   */
  logIn(subject: string, href: string, browser?: ProviderCookies): Promise<URL>
  stop(): Promise<void>
}

/** Serves an OpenID provider that knows these people and asks nobody for a password. */
export async function startIdentityProvider(callback: string, people: People = {}): Promise<IdentityProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const client = { client_id: 'academy', client_secret: 'a secret of the academy' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [callback], token_endpoint_auth_method: 'client_secret_basic' }],
    cookies: { keys: ['for tests'] },
    features: { devInteractions: { enabled: false } },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'groups', 'units'],
    },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  })
  let next = ''
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    started.asked++
    void provider.interactionFinished(request, response, { login: { accountId: next } })
  })
  const started: IdentityProvider = {
    issuer,
    ...client,
    people,
    asked: 0,
    async logIn(subject, href, browser = new Map()) {
      next = subject
      return follow(new URL(href), callback, browser)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return started
}

async function follow(start: URL, callback: string, jar: ProviderCookies): Promise<URL> {
  for (let at = start, steps = 0; steps < 10; steps++) {
    if (at.href.startsWith(callback)) return at
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider stopped with ${response.status}: ${await response.text()}`)
    at = new URL(location, at)
  }
  throw new Error('The provider leads nowhere.')
}
