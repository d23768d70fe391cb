import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { beginSecondFactor, confirmSecondFactor } from '#server/accounts/secondFactor/ownSecondFactor.ts'
import { sessionUser } from '#server/accounts/sessions.ts'
import { finishSignIn } from '#server/accounts/signIn.ts'
import { STEP_MINUTES } from '#server/accounts/signInSteps.ts'
import { findCurrentUser } from '#server/people/currentUser.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { administrator, takeIn } from '../cast.ts'
import { reason, people, shareProvider } from './identityProvider.ts'

const { provider, siteWith, link } = shareProvider()

describe('an identity of the organisation', () => {
  test('opens the account that it is connected with, and leads back to the page that was asked for', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await link(db, uid, 'freja-1')
    const { logIn } = await siteWith(db)
    const entered = await logIn('freja-1')
    expect(entered).toMatchObject({ uid, redirectTo: '/trainings' })
    expect('token' in entered && (await sessionUser(db, entered.token, morning))).toMatchObject({ uid })
  })

  test('opens no blocked account', async () => {
    const db = await freshDatabase()
    await link(db, await takeIn(db, { status: 'blocked' }), 'freja-1')
    const { logIn } = await siteWith(db, { link_by_mail: true, create_people: true })
    expect(await reason(logIn('freja-1'))).toEqual([403, 'This account is blocked.'])
  })

  test('needs the code of an account with a second factor', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    await link(db, uid, 'freja-1')
    const secret = await beginSecondFactor(db, { uid, now: morning })
    const codeAt = (now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() })
    await confirmSecondFactor(db, { uid, code: codeAt(morning), session: '', now: morning })
    const entered = await (await siteWith(db)).logIn('freja-1')
    if (!('step' in entered)) throw new Error('No code was asked for.')
    const now = later(1)
    const { token } = await finishSignIn(db, { step: entered.step, code: codeAt(now), address: '192.0.2.7', now })
    expect(await sessionUser(db, token, now)).toMatchObject({ uid })
  })

  test('opens nothing without an account, unless the settings create one as a learner', async () => {
    const db = await freshDatabase()
    expect((await reason((await siteWith(db)).logIn('nadia-1')))[0]).toBe(403)
    const { logIn } = await siteWith(db, { create_people: true })
    const entered = await logIn('nadia-1')
    const uid = 'uid' in entered ? entered.uid : 0
    expect(await findCurrentUser(db.reader, uid)).toMatchObject({
      name: 'nadia@saltmarsh.test',
      full_name: 'Nadia Haddad',
      roles: ['learner'],
    })
    expect(await logIn('nadia-1')).toMatchObject({ uid })
  })

  test('opens the account with its verified address only if the settings say so', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    expect(await reason((await siteWith(db, { create_people: true })).logIn('freja-1'))).toEqual([
      403,
      'There is an account with your email address. Log in with your password and connect it under Security.',
    ])
    const { logIn } = await siteWith(db, { link_by_mail: true })
    expect(await logIn('freja-1')).toMatchObject({ uid })
    // Another identity with the same address opens nothing.
    provider().people['freja-2'] = people['freja-1']
    expect((await reason(logIn('freja-2')))[0]).toBe(403)
  })

  test('opens nothing by an address that is not verified', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const { logIn } = await siteWith(db, { link_by_mail: true, create_people: true })
    expect(await reason(logIn('mallory-1'))).toEqual([
      403,
      'Your organisation’s login service has not confirmed your email address.',
    ])
  })

  test('never takes over an administrator by mail: only the administrator connects the account', async () => {
    const db = await freshDatabase()
    const { uid } = await administrator(db)
    const { logIn } = await siteWith(db, { link_by_mail: true, create_people: true })
    expect((await reason(logIn('priya-1')))[0]).toBe(403)
    expect(await logIn('priya-1', uid)).toEqual({ redirectTo: '/trainings', connected: uid })
    expect(await logIn('priya-1')).toMatchObject({ uid })
  })

  test('is connected only by the user who began it, and with one account', async () => {
    const db = await freshDatabase()
    const [freja, omar] = [await takeIn(db), await takeIn(db, { name: 'omar', mail: 'omar@saltmarsh.test' })]
    const { begin, end, logIn } = await siteWith(db)
    const { href, token } = await begin(freja)
    const { search } = await provider().logIn('freja-1', href)
    expect((await reason(end(token, search, { uid: omar })))[0]).toBe(403)
    await logIn('freja-1', freja)
    expect((await reason(logIn('freja-1', omar)))[0]).toBe(403)
    expect((await reason(logIn('nadia-1', freja)))[0]).toBe(403)
  })
})

describe('an answer of the provider', () => {
  test('counts once, for one browser, for ten minutes', async () => {
    const db = await freshDatabase()
    await link(db, await takeIn(db), 'freja-1')
    const { begin, end } = await siteWith(db)
    const answered = async () => {
      const { href, token } = await begin()
      return { token, search: (await provider().logIn('freja-1', href)).search }
    }
    const { token, search } = await answered()
    expect((await reason(end(undefined, search)))[0]).toBe(403)
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => end(token, search)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await reason(end(token, search)))[0]).toBe(403)
    const late = await answered()
    expect((await reason(end(late.token, late.search, { now: later(STEP_MINUTES) })))[0]).toBe(403)
  })

  test('of another login is refused, with its state or with the state of this one', async () => {
    const db = await freshDatabase()
    await link(db, await takeIn(db), 'freja-1')
    const { begin, end } = await siteWith(db)
    const other = await begin()
    const { searchParams } = await provider().logIn('freja-1', other.href)
    expect((await reason(end((await begin()).token, `?${searchParams}`)))[0]).toBe(403)
    // The code belongs to another PKCE secret and another nonce.
    const mine = await begin()
    searchParams.set('state', new URL(mine.href).searchParams.get('state') ?? '')
    expect((await reason(end(mine.token, `?${searchParams}`)))[0]).toBe(403)
  })

  test('with an invented code, another issuer or an error is refused', async () => {
    const db = await freshDatabase()
    const { begin, end } = await siteWith(db)
    const parts: Record<string, string>[] = [
      { code: 'invented' },
      { code: 'x', iss: 'https://evil.test' },
      { error: 'access_denied' },
    ]
    for (const part of parts) {
      const { href, token } = await begin()
      const state = new URL(href).searchParams.get('state') ?? ''
      const search = `?${new URLSearchParams({ iss: provider().issuer, state, ...part })}`
      expect((await reason(end(token, search)))[0]).toBe(403)
    }
  })
})

test('a provider that cannot be reached, or is not what it says, opens nothing and is asked no more for a while', async () => {
  const db = await freshDatabase()
  const asked: string[] = []
  const { begin } = await siteWith(db, { issuer: 'https://id.example.test' }, async (address) => {
    asked.push(address)
    throw new Error('No way there.')
  })
  expect((await reason(begin()))[0]).toBe(503)
  expect((await reason(begin()))[0]).toBe(503)
  expect(asked).toHaveLength(1)
})
