import { beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import type { KeyScope } from '#shared/contract/apiKeys.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const academy = shareAcademy()
const schema = 'urn:ietf:params:scim:schemas:core:2.0:User'
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
let key = ''

beforeAll(async () => {
  key = await keyWith(['scim'])
})

async function keyWith(scopes: KeyScope[]): Promise<string> {
  return (await createApiKey(academy().db, { name: 'HR directory', scopes, by: 1, now: new Date() })).secret
}

interface Answer {
  status: number
  type: string | null
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  body: any
}

async function scim(method: string, path: string, body?: unknown, secret = key): Promise<Answer> {
  const response = await fetch(`${academy().site.url}/scim/v2/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${secret}`,
      ...(body !== undefined && { 'Content-Type': 'application/scim+json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: text ? JSON.parse(text) : undefined,
  }
}

let people = 0

/** A body that creates a person that no other test has. */
function person(given: object = {}) {
  const userName = `nova${++people}@directory.test`
  return {
    schemas: [schema],
    userName,
    externalId: `hr-${people}`,
    name: { givenName: 'Nova', familyName: 'Lind' },
    emails: [{ value: userName, type: 'work', primary: true }],
    ...given,
  }
}

async function created(given: object = {}) {
  const answer = await scim('POST', 'Users', person(given))
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

function patch(id: string, ...Operations: object[]) {
  return scim('PATCH', `Users/${id}`, { schemas: [patchSchema], Operations })
}

async function rolesOf(id: string): Promise<string[]> {
  const rows = await academy().db.reader.selectFrom('user_roles').select('role').where('uid', '=', Number(id)).execute()
  return rows.map(({ role }) => role)
}

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

describe('administrators', () => {
  test('the last one stays active', async () => {
    const { db } = academy()
    const admins = await db.reader
      .selectFrom('user_roles')
      .innerJoin('users', 'users.uid', 'user_roles.uid')
      .select('users.uid')
      .where('role', '=', 'administrator')
      .where('status', '=', 'active')
      .execute()
    expect(admins).toHaveLength(1)
    const id = String(admins[0]?.uid)
    const kept = { status: 400, body: { scimType: 'mutability' } }
    expect(await patch(id, { op: 'replace', path: 'active', value: false })).toMatchObject(kept)
    expect(await scim('DELETE', `Users/${id}`)).toMatchObject(kept)
    expect((await scim('GET', `Users/${id}`)).body.active).toBe(true)
    const stolen = await patch(id, { op: 'replace', path: 'emails[type eq "work"].value', value: 'thief@evil.test' })
    expect(stolen, 'a key does not open the account of an administrator').toMatchObject({ status: 403 })
  })

  test('of two, blocked at the same moment, one stays active', async () => {
    const { db } = academy()
    const second = await created()
    const grant = { uid: Number(second.id), role: 'administrator' }
    await db.transact((tx) => tx.insertInto('user_roles').values(grant).execute())
    const first = await db.reader
      .selectFrom('user_roles')
      .select('uid')
      .where('role', '=', 'administrator')
      .orderBy('uid')
      .execute()
    const ids = first.map(({ uid }) => String(uid))
    const answers = await Promise.all(ids.map((id) => scim('DELETE', `Users/${id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
    for (const id of ids) await patch(id, { op: 'replace', path: 'active', value: true })
    await db.transact((tx) =>
      tx.deleteFrom('user_roles').where('uid', '=', grant.uid).where('role', '=', 'administrator').execute(),
    )
  })
})

describe('a list', () => {
  test('is paged from 1, with at most 100 users of a page', async () => {
    const { body: first } = await scim('GET', 'Users?count=2')
    expect(first).toMatchObject({ startIndex: 1, itemsPerPage: 2 })
    const { body: second } = await scim('GET', 'Users?startIndex=3&count=2')
    expect(second).toMatchObject({ startIndex: 3, totalResults: first.totalResults })
    const ids = [...first.Resources, ...second.Resources].map(({ id }: { id: string }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(new Set(ids).size).toBe(4)
    expect((await scim('GET', 'Users?count=0')).body).toMatchObject({ itemsPerPage: 0, Resources: [] })
    expect((await scim('GET', 'Users?count=5000&startIndex=-4')).body.Resources.length).toBeLessThanOrEqual(100)
    expect((await scim('GET', 'Users?startIndex=9999999')).body.Resources).toEqual([])
  })

  test.each([
    'userName co "a"',
    'userName eq "a" or active eq true',
    'active eq true',
    'userName eq',
    ')(',
    'x'.repeat(400),
    `userName eq "${'a'.repeat(600)}"`,
    'emails[type eq "work"]',
  ])('refuses another filter: %s', async (filter) => {
    const refused = await scim('GET', `Users?filter=${encodeURIComponent(filter)}`)
    expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
  })

  test('refuses hostile patches', async () => {
    const { id } = await created()
    const many = Array.from({ length: 101 }, () => ({ op: 'replace', path: 'active', value: true }))
    expect(await patch(id, ...many)).toMatchObject({ status: 400 })
    const long = `emails[${'('.repeat(5000)}].value`
    expect(await patch(id, { op: 'replace', path: long, value: 'x' })).toMatchObject({ status: 400 })
    for (const path of ['__proto__.status', 'constructor.name', 'id', 'userName.x'])
      expect(await patch(id, { op: 'replace', path, value: 'x' }), path).toMatchObject({ status: 400 })
    for (const body of [
      {},
      { schemas: [patchSchema] },
      { schemas: [patchSchema], Operations: 'x' },
      { schemas: [patchSchema], Operations: [null] },
    ])
      expect(await scim('PATCH', `Users/${id}`, body), JSON.stringify(body)).toMatchObject({ status: 400 })
  })
})

test('the audit log names the directory, the person, and the fields that differ', async () => {
  const { id } = await created()
  await patch(id, { op: 'replace', path: 'name.givenName', value: 'Nia' })
  await scim('DELETE', `Users/${id}`)
  const entries = await academy()
    .db.reader.selectFrom('audit_entries')
    .selectAll()
    .where('subject_type', '=', 'person')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  const usual = { actor: null, through: 'scim', agent: 'HR directory' }
  expect(entries).toMatchObject([
    { ...usual, action: 'created', label: 'Nova Lind' },
    { ...usual, action: 'changed', before_values: '{"first_name":"Nova","full_name":"Nova Lind"}' },
    { ...usual, action: 'blocked', after_values: '{"status":"blocked"}' },
  ])
})
