import { describe, expect, test } from 'vitest'
import { freshDatabase, later } from '#tests/support/freshDatabase.ts'
import { PASSWORD, takeIn } from '#tests/unit/server/accounts/cast.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const credentials = { name: 'freja', password: PASSWORD }

describe('a session', () => {
  test('begins with POST, makes `me` somebody, and ends with DELETE', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const browser = browserAt(db)
    expect((await browser.ask('/api/v2/me')).body).toEqual({ data: { uid: null } })
    const begun = await browser.ask('/api/v2/session', { body: credentials })
    expect(begun).toMatchObject({ status: 201, body: { data: { uid, full_name: 'Freja Amoah', roles: ['learner'] } } })
    const me = await browser.ask('/api/v2/me?attributes[]=profile')
    expect(me.body.data).toMatchObject({ uid, language: 'en', profile: {} })
    expect(me.headers.get('cache-control')).toBe('private, no-store')
    expect((await browser.ask('/api/v2/session', { method: 'DELETE' })).status).toBe(204)
    // The browser stays known, which opens nothing.
    expect([...browser.jar.keys()]).toEqual(['device'])
    expect((await browser.ask('/api/v2/me')).body).toEqual({ data: { uid: null } })
  })

  test('of a stolen cookie ends with the account: a blocked person is nobody at once', async () => {
    const db = await freshDatabase()
    const uid = await takeIn(db)
    const browser = browserAt(db)
    await browser.signIn('freja', PASSWORD)
    await db.transact((tx) => tx.updateTable('users').set({ status: 'blocked' }).where('uid', '=', uid).execute())
    expect((await browser.ask('/api/v2/incentives/wallet')).status).toBe(401)
  })

  test('is refused with everything that is wrong, or with one answer for whatever is wrong with the person', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const browser = browserAt(db)
    const refused = async (body: unknown) => (await browser.ask('/api/v2/session', { body })).body.errors
    expect(await refused({ name: ' ', pass: 'x' })).toMatchObject([
      { path: 'name', code: 'required' },
      { path: 'password', code: 'required' },
      { path: 'pass', code: 'unknown' },
    ])
    const wrong = await refused({ ...credentials, password: 'no' })
    expect(wrong).toEqual([{ message: 'Wrong username or password.', path: '', code: 'credentials' }])
    expect(await refused({ ...credentials, name: 'nobody' })).toEqual(wrong)
    expect(browser.jar.size).toBe(0)
  })

  test('is not begun from another site’s page', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const browser = browserAt(db)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await browser.ask('/api/v2/session', { body: credentials, headers })).status).toBe(403)
    expect(browser.jar.size).toBe(0)
  })

  test('says when to come back after too many tries', async () => {
    const db = await freshDatabase()
    const browser = browserAt(db)
    const guess = () => browser.ask('/api/v2/session', { body: { name: 'freja', password: 'no' }, now: later(1) })
    for (let tries = 0; tries < 10; tries++) await guess()
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(900)
    expect(refused.body.errors[0]).toMatchObject({
      code: 'too_many',
      message: 'Too many attempts. Try again in 15 minutes.',
    })
  })

  test('takes JSON only, and no other methods', async () => {
    const browser = browserAt(await freshDatabase())
    expect((await browser.ask('/api/v2/session', { form: { name: 'x' } })).status).toBe(415)
    const put = await browser.ask('/api/v2/session', { method: 'PUT', body: {} })
    expect(put.status).toBe(405)
    expect(put.headers.get('allow')).toBe('POST, PATCH, DELETE')
  })
})

describe('a forgotten password', () => {
  test('is answered the same for every address', async () => {
    const db = await freshDatabase()
    await takeIn(db)
    const browser = browserAt(db)
    for (const mail of ['freja@saltmarsh.test', 'nobody@saltmarsh.test']) {
      const answer = await browser.ask('/api/v2/users/password-reset', { body: { mail } })
      expect(answer).toMatchObject({ status: 204, body: undefined })
    }
    expect((await browser.ask('/api/v2/users/password-reset', { body: { mail: 'freja' } })).body.errors).toMatchObject([
      { path: 'mail', code: 'format' },
    ])
  })
})
