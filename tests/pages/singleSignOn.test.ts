import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { saveSignInSettings } from '#server/site/signInSettings.ts'
import { administratorIn } from '#tests/support/administratorIn.ts'
import { type IdentityProvider, startIdentityProvider } from '#tests/support/identityProvider.ts'
import { type ServedAcademy, serveAcademy } from '#tests/support/servedAcademy.ts'
import { ask as askAt } from '#tests/support/rawHttp.ts'
import { cookiesOf } from '#tests/support/site.ts'

const SITE_URL = 'http://academy.test'
const callback = `${SITE_URL}/user/sso/callback`
const people = {
  'freja-1': { email: 'learner@demo.test', email_verified: true, given_name: 'Freja', family_name: 'Amoah' },
  'admin-1': { email: 'admin@demo.test', email_verified: true, given_name: 'Priya', family_name: 'Raghunathan' },
}

let provider: IdentityProvider
let academy: ServedAcademy
beforeAll(async () => {
  provider = await startIdentityProvider(callback, people)
  const { issuer, client_id, client_secret } = provider
  const settings = { sso_enabled: true, issuer, client_id, client_secret, link_by_mail: true }
  academy = await serveAcademy({
    nodes: [{ SITE_URL, SSO_INTERNAL_ORIGINS: issuer }],
    async prepare(db) {
      const by = await administratorIn(db.reader)
      const saving = { callback, by, proved: false, internal: [issuer], now: new Date() }
      const brand = { organization: 1, siteHost: 'academy.test', by, now: new Date() }
      await saveOrganizationBrand(db, { hosts: ['oak.test'] }, brand)
      await saveSignInSettings(db, { change: { ...settings, button_label: { en: 'Juniper ID' } }, ...saving })
    },
  })
})
afterAll(async () => {
  await academy.end()
  await provider.stop()
})

function ask(path: string, { cookie = '', form }: { cookie?: string; form?: Record<string, string> } = {}) {
  return fetch(new URL(path, academy.site.url), {
    redirect: 'manual',
    headers: { cookie, origin: SITE_URL },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
}

/** Begins a login and comes back from the provider; returns the cookies of the browser and the query. */
async function comeBack(subject: string): Promise<{ cookie: string; path: string }> {
  const begun = await ask('/user/sso/start?redirectTo=%2Ftrainings')
  expect([begun.status, begun.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
  const { pathname, search } = await provider.logIn(subject, begun.headers.get('location') ?? '')
  return { cookie: cookiesOf(begun), path: pathname + search }
}

test('the login page offers the organisation’s login in the words of the settings', async () => {
  expect(await (await ask('/user/login')).text()).toContain('Juniper ID')
})

test('a learner logs in at the organisation and comes back to the page that was asked for', async () => {
  const { cookie, path } = await comeBack('freja-1')
  const entered = await ask(path, { cookie })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/trainings'])
  const own = await ask('/api/v2/me', { cookie: cookiesOf(entered) })
  expect((await own.json()).data).toMatchObject({ mail: 'learner@demo.test' })
  // The same answer again, and an answer in another browser.
  expect((await ask(path, { cookie })).status).toBe(403)
  expect((await ask((await comeBack('freja-1')).path)).status).toBe(403)
})

test('an administrator is not logged in by mail, connects the account, and is logged in then', async () => {
  const refused = await comeBack('admin-1')
  const answer = await ask(refused.path, { cookie: refused.cookie })
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie().some((set) => set.startsWith('session='))).toBe(false)
  expect(await answer.text()).toContain('connect it under Security')

  const form = { name: 'admin@demo.test', password: 'demo-academy' }
  const session = cookiesOf(await ask('/user/login', { form }))
  const page = await ask('/user/sso/start', { cookie: session, form: { action: 'connect' } })
  const [, href = ''] = /<a class="btn fill" href="([^"]+)"/.exec(await page.text()) ?? []
  const back = await provider.logIn('admin-1', href.replaceAll('&#38;', '&').replaceAll('&amp;', '&'))
  const connected = await ask(back.pathname + back.search, { cookie: `${session}; ${cookiesOf(page)}` })
  expect(connected.headers.get('location')).toBe('/user/security?notice=sso-connected')
  const again = await comeBack('admin-1')
  expect((await ask(again.path, { cookie: again.cookie })).headers.get('location')).toBe('/trainings')
})

test('an answer without a login, or with an error of the provider, opens nothing and says so', async () => {
  for (const query of ['', '?code=x&state=y', '?error=access_denied&state=y']) {
    const answer = await ask(`/user/sso/callback${query}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
    expect(await answer.text()).toContain('Begin again')
  }
})

describe('a login that begins at the host of an organisation', () => {
  /** Asks at one of the hosts of the site, as a browser with these cookies. */
  async function at(host: string, path: string, cookie = '') {
    const port = Number(new URL(academy.site.url).port)
    const { status, headers } = await askAt(port, path, { headers: { host, cookie } })
    const set = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0] ?? '').join('; ')
    return { status, location: headers.location, cookie: set }
  }

  async function answered() {
    const begun = await at('oak.test', '/user/sso/start?redirectTo=%2Ftrainings')
    const { origin, pathname, search } = await provider.logIn('freja-1', begun.location ?? '')
    expect(origin).toBe(SITE_URL)
    return { cookie: begun.cookie, path: pathname + search }
  }

  test('ends there: the main address hands the answer on to the browser that began', async () => {
    const { cookie, path } = await answered()
    expect(await at('academy.test', path)).toMatchObject({ status: 303, location: `http://oak.test${path}` })
    const entered = await at('oak.test', path, cookie)
    expect(entered).toMatchObject({ status: 303, location: '/trainings' })
    expect(entered.cookie).toMatch(/(^|; )session=/)
    // The same answer again, and an answer in another browser.
    expect((await at('oak.test', path, cookie)).status).toBe(403)
    expect((await at('oak.test', (await answered()).path)).status).toBe(403)
  })

  test.each([
    'evil.test',
    'oak.test.evil.test',
    'oak.test@evil.test',
    'evil.test/oak.test',
    '//evil.test',
    'academy.test',
    'OAK.TEST',
    'oak.test:99',
    'oak.test#',
    '',
    '\\evil.test',
    'evil.test%0d%0aX: y',
    '~oak.test',
  ])('leads to no other host: %j', async (host) => {
    const state = `${'x'.repeat(43)}~${host}`
    const path = `/user/sso/callback?code=x&state=${encodeURIComponent(state)}`
    const { status, location } = await at('academy.test', path)
    expect([status, location]).toEqual([403, undefined])
    // Nor from the host of an organisation to another one.
    expect((await at('oak.test', path.replace(encodeURIComponent(host), 'oak.test'))).location).toBeUndefined()
  })
})
