import { describe, expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.ts'
import { signInAt } from '#tests/support/site.ts'
import { schema, openDirectory } from './directory.ts'

const { academy, created, keyWith, patch, person, rolesOf, scim } = openDirectory()

describe('the directory', () => {
  test('needs an API key with the scope scim', async () => {
    for (const secret of ['', 'jnp_unknown']) {
      const refused = await scim('GET', 'Users', undefined, secret)
      expect(refused).toMatchObject({ status: 401, body: { status: '401' } })
      expect(refused.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error'])
    }
    expect(await scim('GET', 'Users', undefined, await keyWith(['events']))).toMatchObject({ status: 403 })
    const cookie = await signInAt(academy().site.url, 'admin@demo.test')
    const byCookie = await fetch(`${academy().site.url}/scim/v2/Users`, { headers: { cookie } })
    expect(byCookie.status, 'a session is no key').toBe(401)
  })

  test('refuses a browser that another site sent, in its own form', async () => {
    for (const path of ['Users', '%55sers']) {
      const response = await fetch(`${academy().site.url}/scim/v2/${path}`, {
        method: 'POST',
        headers: { Origin: 'https://other.test', 'Content-Type': 'application/scim+json' },
        body: '{}',
      })
      expect([response.status, response.headers.get('content-type')]).toEqual([
        403,
        'application/scim+json; charset=utf-8',
      ])
      expect(await response.json()).toMatchObject({ status: '403' })
    }
  })

  test('reads what the service can do, its one resource type, and its schema', async () => {
    const config = await scim('GET', 'ServiceProviderConfig')
    expect(config).toMatchObject({ status: 200, type: 'application/scim+json; charset=utf-8' })
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      sort: { supported: false },
    })
    expect((await scim('GET', 'ResourceTypes')).body.Resources).toMatchObject([
      { id: 'User', endpoint: '/Users', schema },
    ])
    expect(await scim('GET', 'ResourceTypes/User')).toMatchObject({ status: 200 })
    const { body } = await scim('GET', `Schemas/${schema}`)
    const names = body.attributes.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['userName', 'name', 'emails', 'active']))
    expect(names).not.toEqual(expect.arrayContaining(['roles']))
    expect(names).not.toEqual(expect.arrayContaining(['password']))
    expect(await scim('GET', 'Schemas/urn:other')).toMatchObject({ status: 404 })
    expect(await scim('POST', 'Schemas', {})).toMatchObject({ status: 405 })
  })
})

describe('a user', () => {
  test('is created as a learner, read, and found by userName and externalId', async () => {
    const sent = person()
    const made = await scim('POST', 'Users', sent)
    expect(made).toMatchObject({ status: 201, body: { ...sent, displayName: 'Nova Lind', active: true } })
    const { id } = made.body
    expect(made.body.meta.location).toBe(`${academy().site.url}/scim/v2/Users/${id}`)
    expect(await rolesOf(id)).toEqual(['learner'])
    expect((await scim('GET', `Users/${id}`)).body).toEqual(made.body)
    const upper = encodeURIComponent(`userName eq "${sent.userName.toUpperCase()}"`)
    expect((await scim('GET', `Users?filter=${upper}`)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    const external = encodeURIComponent(`externalId eq "${sent.externalId}"`)
    expect((await scim('GET', `Users?filter=${external}`)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] })
    expect((await scim('GET', 'Users?filter=userName%20eq%20%22none%22')).body).toMatchObject({
      totalResults: 0,
      Resources: [],
    })
  })

  test('gets no roles and no password, whatever is sent', async () => {
    const roles = [{ value: 'administrator', primary: true }]
    const { id } = await created({ roles, password: 'a quiet reading room', entitlements: roles })
    expect(await rolesOf(id)).toEqual(['learner'])
    const { password_hash } = await academy()
      .db.reader.selectFrom('users')
      .select('password_hash')
      .where('uid', '=', Number(id))
      .executeTakeFirstOrThrow()
    expect(password_hash).toBeNull()
    const refused = await patch(id, { op: 'add', path: 'roles', value: roles })
    expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidPath' } })
    expect(await rolesOf(id)).toEqual(['learner'])
  })

  test('is not created twice, and not with a wrong address', async () => {
    const { userName } = await created()
    const again = await scim('POST', 'Users', person({ userName, emails: [{ value: userName, primary: true }] }))
    expect(again).toMatchObject({ status: 409, body: { status: '409', scimType: 'uniqueness' } })
    const wrong = await scim('POST', 'Users', person({ userName: 'plain', emails: [{ value: 'no address' }] }))
    expect(wrong).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    expect(wrong.body.detail).toContain('emails: Enter an email address')
    expect(await scim('POST', 'Users', { schemas: [schema] })).toMatchObject({ status: 400 })
    expect(await scim('POST', 'Users', '{"userName":')).toMatchObject({
      status: 400,
      body: { scimType: 'invalidSyntax' },
    })
    expect(await scim('POST', 'Users', '[]')).toMatchObject({ status: 400 })
  })

  test('is replaced: names, address and language change', async () => {
    const { id, userName } = await created()
    const emails = [{ value: `new.${userName}`, type: 'work', primary: true }]
    const body = {
      schemas: [schema],
      userName: `new.${userName}`,
      emails,
      name: { givenName: 'Nora', familyName: 'Lind' },
    }
    const replaced = await scim('PUT', `Users/${id}`, { ...body, preferredLanguage: 'ar-EG', active: true })
    expect(replaced).toMatchObject({
      status: 200,
      body: { ...body, preferredLanguage: 'ar', displayName: 'Nora Lind' },
    })
    expect(replaced.body.externalId).toBeUndefined()
    expect(await scim('PUT', 'Users/99999999', body)).toMatchObject({ status: 404 })
  })

  test('is patched as directories send it, all operations or none', async () => {
    const { id, userName } = await created()
    const named = await patch(
      id,
      { op: 'Replace', path: 'name.familyName', value: 'Berg' },
      { op: 'Add', path: 'externalId', value: 'other' },
    )
    expect(named).toMatchObject({ status: 200, body: { displayName: 'Nova Berg', externalId: 'other', userName } })
    const mail = `moved.${userName}`
    const moved = await patch(
      id,
      { op: 'replace', value: { userName: mail } },
      { op: 'replace', path: 'emails[type eq "work"].value', value: mail },
    )
    expect(moved).toMatchObject({ status: 200, body: { userName: mail, emails: [{ value: mail }] } })
    const broken = await patch(
      id,
      { op: 'replace', path: 'name.givenName', value: 'X' },
      { op: 'replace', path: 'nothing', value: 1 },
    )
    expect(broken).toMatchObject({ status: 400, body: { scimType: 'invalidPath' } })
    expect((await scim('GET', `Users/${id}`)).body).toEqual(moved.body)
  })

  test.each([false, 'False'])('that is set inactive (%o) is signed out and cannot sign in', async (value) => {
    const { id } = await created()
    const { db } = academy()
    await db.transact((tx) => openSession(tx, { uid: Number(id), now: new Date() }))
    expect(await patch(id, { op: 'replace', path: 'active', value })).toMatchObject({
      status: 200,
      body: { active: false },
    })
    const { status } = await db.reader
      .selectFrom('users')
      .select('status')
      .where('uid', '=', Number(id))
      .executeTakeFirstOrThrow()
    expect(status).toBe('blocked')
    expect(await db.reader.selectFrom('sessions').select('uid').where('uid', '=', Number(id)).execute()).toEqual([])
    expect(await patch(id, { op: 'replace', value: { active: true } })).toMatchObject({
      status: 200,
      body: { active: true },
    })
  })

  test('that is deleted is blocked and keeps the account', async () => {
    const { id } = await created()
    expect(await scim('DELETE', `Users/${id}`)).toMatchObject({ status: 204 })
    expect((await scim('GET', `Users/${id}`)).body).toMatchObject({ id, active: false })
    expect(await scim('DELETE', 'Users/none')).toMatchObject({ status: 404 })
  })
})
