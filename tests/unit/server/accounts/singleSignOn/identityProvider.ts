import { afterAll, beforeAll, beforeEach } from 'vitest'
import { forgetProvider } from '#server/accounts/singleSignOn/provider.ts'
import { beginSso, endSso, type SsoContext } from '#server/accounts/singleSignOn/singleSignOn.ts'
import type { Database } from '#server/db/database.ts'
import { outgoingFetch } from '#server/http/outgoingFetch.ts'
import { saveSignInSettings } from '#server/site/signInSettings.ts'
import type { SignInSettingsChange } from '#shared/contract/signInSettings.ts'
import { morning } from '#tests/support/freshDatabase.ts'
import { type IdentityProvider, startIdentityProvider } from '#tests/support/identityProvider.ts'
import { accountContext } from '../accountContext.ts'
import { refused } from '../cast.ts'

const callback = 'http://academy.test/user/sso/callback'
const browser = { address: '192.0.2.7', now: morning }
export const people = {
  'freja-1': { email: 'freja@saltmarsh.test', email_verified: true, given_name: 'Freja', family_name: 'Amoah' },
  'priya-1': { email: 'priya@brandt.test', email_verified: true, given_name: 'Priya', family_name: 'Brandt' },
  'mallory-1': { email: 'freja@saltmarsh.test', email_verified: false, given_name: 'Mallory' },
  'nadia-1': { email: 'nadia@saltmarsh.test', email_verified: true, given_name: 'Nadia', family_name: 'Haddad' },
}

/** An identity provider for the tests of a file, and sites that people log in to with it. */
export function shareProvider() {
  let provider: IdentityProvider
  beforeAll(async () => {
    provider = await startIdentityProvider(callback)
  })
  beforeEach(() => {
    forgetProvider()
    Object.assign(provider.people, structuredClone(people))
  })
  afterAll(() => provider.stop())

  /** A site with the provider, and a way to log in there. */
  async function siteWith(db: Database, change: SignInSettingsChange = {}, way?: SsoContext['fetch']) {
    const { issuer, client_id, client_secret } = provider
    await saveSignInSettings(db, {
      change: { sso_enabled: true, issuer, client_id, client_secret, ...change },
      callback,
      by: 0,
      proved: false,
      internal: [issuer],
      now: morning,
    })
    const known = await accountContext(db)
    const log = { ...known.runtime.log, warn: () => {}, error: () => {} } as unknown as SsoContext['runtime']['log']
    const fetch = way ?? outgoingFetch([issuer])
    const context: SsoContext = { ...known, runtime: { ...known.runtime, log }, fetch, callback, host: null }
    const begin = (uid: number | null = null, given: { again?: boolean; now?: Date } = {}) =>
      beginSso(
        { ...context, now: given.now ?? morning },
        { redirectTo: '/trainings', address: '192.0.2.7', uid, ...(given.again && { again: true }) },
      )
    const end = (token: string | undefined, search: string, given: { uid?: number | null; now?: Date } = {}) => {
      const now = given.now ?? morning
      return endSso({ ...context, now }, { token, search, browser: { ...browser, now }, uid: given.uid ?? null })
    }
    async function logIn(subject: string, uid: number | null = null) {
      const { href, token } = await begin(uid)
      const { search } = await provider.logIn(subject, href)
      return end(token, search, { uid })
    }
    return { begin, end, logIn }
  }

  const link = (db: Database, uid: number, subject: string) =>
    db.transact((tx) =>
      tx
        .insertInto('sso_links')
        .values({ issuer: provider.issuer, subject, uid, created: '2026-01-01 00:00:00' })
        .execute(),
    )
  return { provider: () => provider, siteWith, link }
}

/** The status and the message of a refusal. */
export const reason = (promise: Promise<unknown>) =>
  refused(promise).then((refusal) => [refusal?.status, refusal?.message])
