import { expect, test } from 'vitest'
import { saveOrganizationBrand } from '#server/brand/organizationBrands.ts'
import { readConfig } from '#server/config.ts'
import { ssoAnswerElsewhere, ssoCallback, ssoContext } from '#server/http/ssoContext.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { addAdministrator, addOrganization } from '../catalogue/catalogue.ts'

const main = 'https://learn.example'
const ofHarbour = 'https://harbour.example'

/** A site, with its main address if it has one. */
function at(origin: string, siteUrl = '', db?: unknown) {
  const runtime = { config: { ...readConfig({}), siteUrl }, db }
  return { origin, runtime, site: { name: 'Juniper' }, now: morning } as unknown as App.Locals
}

test('the address at a provider is that of the main site, or of the request if the site has none', () => {
  expect(ssoCallback(at(ofHarbour, main))).toBe('https://learn.example/user/sso/callback')
  expect(ssoCallback(at(ofHarbour))).toBe('https://harbour.example/user/sso/callback')
})

test('a login names the host at which it began, if that is not the main one', () => {
  const locals = at(ofHarbour, main)
  expect(ssoContext(locals)).toEqual({
    runtime: locals.runtime,
    site: locals.site,
    origin: ofHarbour,
    now: morning,
    fetch: expect.any(Function),
    callback: 'https://learn.example/user/sso/callback',
    host: 'harbour.example',
  })
  expect(ssoContext(at(main, `${main}/`)).host).toBeNull()
  expect(ssoContext(at(ofHarbour)).host).toBeNull()
})

test('an answer goes on at the host where its login began, if an organisation of the site has that host', async () => {
  const db = await freshDatabase()
  const { uid: by } = await addAdministrator(db, 'Amal')
  const brand = { name: { en: 'Harbour' }, hosts: ['harbour.example'] }
  const organization = await addOrganization(db, 'Harbour')
  await saveOrganizationBrand(db, brand, { organization, siteHost: undefined, by, now: morning })
  const search = '?state=x~harbour.example&code=7'
  expect(await ssoAnswerElsewhere(at(main, main, db), search)).toBe(
    'https://harbour.example/user/sso/callback?state=x~harbour.example&code=7',
  )
  expect(await ssoAnswerElsewhere(at(main, main, db), '?state=x~other.example')).toBeUndefined()
  expect(await ssoAnswerElsewhere(at(main, main, db), '?state=x')).toBeUndefined()
  expect(await ssoAnswerElsewhere(at(ofHarbour, main, db), search)).toBeUndefined()
  expect(await ssoAnswerElsewhere(at(main, '', db), search)).toBeUndefined()
})
