import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { isPasswordFresh } from '#server/accounts/freshPassword.ts'
import { beginSecondFactor, confirmSecondFactor } from '#server/accounts/secondFactor/ownSecondFactor.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { finishSignIn } from '#server/accounts/signIn.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import type { ProviderCookies } from '#tests/support/identityProvider.ts'
import { takeIn } from '../cast.ts'
import { reason, shareProvider } from './identityProvider.ts'

const { provider, siteWith, link } = shareProvider()
/** The provider has the clock of the machine. */
const now = new Date()

/** A site whose user comes from the provider, with a browser that the provider knows. */
async function knownBrowser() {
  const db = await freshDatabase()
  const uid = await takeIn(db)
  await link(db, uid, 'freja-1')
  const { begin, end } = await siteWith(db)
  const cookies: ProviderCookies = new Map()
  /** @param change a change of the way to the provider, as a strange browser or provider makes it */
  async function logIn({ again = false, change = (href: string) => href } = {}) {
    const { href, token } = await begin(null, { again, now })
    const { search } = await provider().logIn('freja-1', change(href), cookies)
    return end(token, search, { now: new Date() })
  }
  const isFresh = async (entered: Awaited<ReturnType<typeof logIn>>) =>
    'token' in entered && isPasswordFresh(db.reader, { session: entered.token, now: new Date() })
  await logIn()
  return { db, uid, logIn, isFresh }
}

/** The same address without the wish for a new login. */
function silent(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('prompt')
  url.searchParams.delete('max_age')
  return url.href
}

test('a login that the provider remembers opens a session, and is not the login of a moment ago', async () => {
  const { db, uid, logIn, isFresh } = await knownBrowser()
  const asked = provider().asked
  const entered = await logIn()
  expect(provider().asked).toBe(asked)
  expect('token' in entered && (await sessionUser(db, entered.token, new Date()))).toMatchObject({ uid })
  expect(await isFresh(entered)).toBe(false)
})

test('logging in again asks at the provider, also in a known browser, and is fresh', async () => {
  const { logIn, isFresh } = await knownBrowser()
  const asked = provider().asked
  expect(await isFresh(await logIn({ again: true }))).toBe(true)
  expect(provider().asked).toBe(asked + 1)
})

test('a provider that does not ask again, or does not say when it asked, gives no fresh login', async () => {
  const { logIn } = await knownBrowser()
  const [status, message] = await reason(logIn({ again: true, change: silent }))
  expect([status, message]).toEqual([403, expect.stringContaining('did not confirm that you logged in just now')])
})

test('a login that the provider remembers for longer than 15 minutes is old, and a younger one keeps its age', async () => {
  const { db, logIn, isFresh } = await knownBrowser()
  const withMaxAge = (href: string) => `${href}&max_age=86400`
  const young = await logIn({ change: withMaxAge })
  expect(await isFresh(young)).toBe(true)
  const beforeLong = new Date(Date.now() + 14.9 * 60_000)
  const session = 'token' in young ? young.token : ''
  expect(await isPasswordFresh(db.reader, { session, now: beforeLong })).toBe(true)
  expect(await isPasswordFresh(db.reader, { session, now: new Date(Date.now() + 15.1 * 60_000) })).toBe(false)
})

test('a code of the second factor does not make a remembered login fresh', async () => {
  const { db, uid, logIn } = await knownBrowser()
  const secret = await beginSecondFactor(db, { uid, now })
  const codeAt = (at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() })
  await confirmSecondFactor(db, { uid, code: codeAt(now), session: '', now })
  for (const [again, fresh] of [
    [false, false],
    [true, true],
  ] as const) {
    const entered = await logIn({ again })
    if (!('step' in entered)) throw new Error('No code was asked for.')
    const at = new Date(Date.now() + (again ? 90_000 : 45_000))
    const browser = { address: '192.0.2.7', now: at }
    const { token } = await finishSignIn(db, { step: entered.step, code: codeAt(at), ...browser })
    expect(await isPasswordFresh(db.reader, { session: token, now: at })).toBe(fresh)
  }
})
